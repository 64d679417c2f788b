import { array, nullish, object, optional, picklist, pipe, string, transform, union } from 'valibot';
import type { InferOutput, ObjectSchema } from 'valibot';
import { BUSINESS_OBJECTS, COMBINATIONS, CURRENT_VALUES } from '../domain/data-rules/dataRule';
import type { DataRule } from '../domain/data-rules/dataRule';
import { checkConditions, deleteDataRules, listDataRules, saveDataRule } from '../domain/data-rules/manageDataRules';
import { previewRules } from '../domain/data-rules/previewRules';
import { SEEDED } from '../domain/records/record';
import { positionCall } from '../http/calls';
import { dataRuleShape, fieldsShape, previewShape } from '../http/dataRuleShapes';
import { name, text, texts } from '../http/fields';
import { administrationOf, recordCalls } from '../http/recordCalls';

const RULES = '/api/teapi/rolepermission/datarule';

const value = union([object({ current: picklist(CURRENT_VALUES) }), object({ value: text })]);
const condition = object({ field: text, operator: text, values: nullish(array(value), []) });
const group = object({ conditions: array(condition) });

const content = {
  rulename: name,
  object: picklist(BUSINESS_OBJECTS),
  roleids: texts,
  combination: picklist(COMBINATIONS),
  conditions: array(union([group, condition])),
  isenabled: pipe(
    nullish(picklist([0, 1]), 1),
    transform((bit) => bit === 1),
  ),
};
const fieldsOf = (input: InferOutput<ObjectSchema<typeof content, undefined>>) => ({
  name: input.rulename,
  object: input.object,
  roleIds: [...new Set(input.roleids)],
  combination: input.combination,
  items: input.conditions,
  isEnabled: input.isenabled,
});

const draftSchema = object({ ...content, ruleid: optional(string(), '') });

/** A rule that is not saved, in the place of the stored one with its id. */
const draftOf = (input: InferOutput<typeof draftSchema>): DataRule => ({
  ...SEEDED,
  ...fieldsOf(input),
  id: input.ruleid,
  isBuiltIn: false,
});

/** Data permission rules: which rows of the business objects the holders of a role see. */
export default {
  ...recordCalls({
    path: RULES,
    idName: 'ruleid',
    view: 'DATA_RULE_VIEW',
    manage: 'DATA_RULE_MANAGE',
    records: ({ dataRules }) => dataRules,
    filters: { keyword: text, object: text, roleid: text },
    find: (administration, { keyword, object: wanted, roleid }) =>
      listDataRules(administration, { keyword, object: wanted, roleId: roleid }),
    shape: ({ roles }, language, { company }) => dataRuleShape(company, roles, language),
    fields: content,
    save: (administration, { id, version, ...input }, actor, { caller }) =>
      saveDataRule(administration, caller.company, { id, version, ...fieldsOf(input) }, actor),
    remove: deleteDataRules,
  }),

  [`POST ${RULES}/fields`]: positionCall('DATA_RULE_VIEW', object({}), (_input, { company }, { language }) =>
    fieldsShape(company, language),
  ),

  [`POST ${RULES}/preview`]: positionCall(
    'DATA_RULE_VIEW',
    object({ positionid: text, roleids: texts, rules: nullish(array(draftSchema), []) }),
    ({ positionid, roleids, rules }, caller, context) => {
      const administration = administrationOf(caller, context);
      const drafts = rules.map(draftOf);
      drafts.forEach(({ object: of, items }) => checkConditions(caller.company, of, items));
      return previewShape(
        previewRules(administration, caller, positionid, drafts, roleids),
        caller.company,
        context.language,
      );
    },
  ),
};
