import { bit, list, looseString, stringList } from '@atrium/common/schemas';
import type { FilterValues } from '@atrium/portal/ui';
import {
  array,
  boolean,
  nullish,
  object,
  partial,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
  union,
  fallback,
} from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { idList, recordApi, stampEntries, stampOf } from './recordApi';
import type { Stamp } from './recordApi';

/** The path of the calls of data permission rules. */
export const DATA_RULES_PATH = '/api/teapi/rolepermission/datarule';

export const COMBINATIONS = ['and', 'or'] as const;
export type Combination = (typeof COMBINATIONS)[number];

/** A fixed value as a text, or the name of one that depends on who asks: `user`, `position`, `organisation`. */
export interface RuleValue {
  value: string;
  isCurrent: boolean;
}

/** A condition; while it is entered, parts of it may be empty. */
export interface Condition {
  field: string;
  operator: string;
  values: readonly RuleValue[];
}

/** Conditions in brackets; they are combined the other way than the rule. */
export interface ConditionGroup {
  conditions: readonly Condition[];
}
export type RuleItem = Condition | ConditionGroup;

export const isGroup = (item: RuleItem): item is ConditionGroup => 'conditions' in item;

/** What a rule lets through. */
export interface RuleFilter {
  combination: Combination;
  items: readonly RuleItem[];
}

/** The fields of the form. */
export interface DataRuleDraft {
  name: string;
  /** The code of the business object. */
  object: string;
  roleIds: readonly string[];
  filter: RuleFilter;
  isEnabled: boolean;
}

export interface DataRule extends Stamp, DataRuleDraft {
  ruleId: string;
  roles: readonly { id: string; name: string }[];
  isBuiltIn: boolean;
  /** The texts of the fixed values, by `valueKey`. */
  valueTexts: Readonly<Record<string, string>>;
}

export type DataRuleFilters = FilterValues & { keyword: string; object: string; roleId: string };

/** The key of a value among those of all fields. */
export const valueKey = (field: string, value: string) => `${field} ${value}`;

/** The fields of a condition in an answer. */
export const conditionEntries = {
  field: looseString,
  operator: looseString,
  values: list(object({ value: looseString, current: looseString, text: looseString })),
};
const conditionSchema = object(conditionEntries);
type WireCondition = InferOutput<typeof conditionSchema>;

export const toCondition = ({ field, operator, values }: WireCondition): Condition => ({
  field,
  operator,
  values: (values ?? []).map(({ value, current }) =>
    current ? { value: current, isCurrent: true } : { value, isCurrent: false },
  ),
});

/** The texts of the fixed values of a condition, by `valueKey`. */
export const textsOf = ({ field, values }: WireCondition): Record<string, string> =>
  Object.fromEntries(
    (values ?? []).filter(({ current }) => !current).map(({ value, text }) => [valueKey(field, value), text]),
  );

const groupSchema = object({ conditions: array(conditionSchema) });

/** What a form sends back: each is read strictly for it, and leniently for a row of the list. */
interface SentSchemas {
  roleIds: GenericSchema<unknown, string[]>;
  combination: GenericSchema<unknown, Combination>;
  conditions: GenericSchema<unknown, WireItem[]>;
}

const itemSchema = union([groupSchema, conditionSchema]);
type WireItem = InferOutput<typeof itemSchema>;

const ruleSchema = ({ roleIds, combination, conditions }: SentSchemas) =>
  pipe(
    object({
      ruleid: looseString,
      rulename: looseString,
      object: looseString,
      roleids: roleIds,
      roles: list(object({ roleid: looseString, rolename: looseString })),
      combination,
      conditions,
      isenabled: bit,
      isbuiltin: bit,
      ...stampEntries,
    }),
    transform((wire): DataRule => {
      const items = wire.conditions;
      const all = items.flatMap((item) => ('conditions' in item ? item.conditions : [item]));
      return {
        ruleId: wire.ruleid,
        name: wire.rulename,
        object: wire.object,
        roleIds: wire.roleids,
        roles: (wire.roles ?? []).map(({ roleid, rolename }) => ({ id: roleid, name: rolename })),
        filter: {
          combination: wire.combination,
          items: items.map((item) =>
            'conditions' in item ? { conditions: item.conditions.map(toCondition) } : toCondition(item),
          ),
        },
        isEnabled: wire.isenabled,
        isBuiltIn: wire.isbuiltin,
        valueTexts: Object.assign({}, ...all.map(textsOf)) as Record<string, string>,
        ...stampOf(wire),
      };
    }),
  );

const wireCondition = ({ field, operator, values }: Condition) => ({
  field,
  operator,
  values: values.map(({ value, isCurrent }) => (isCurrent ? { current: value } : { value })),
});

/** The fields of a rule with their wire names. */
export const wireDraft = ({ name, object: code, roleIds, filter, isEnabled }: DataRuleDraft) => ({
  rulename: name,
  object: code,
  roleids: roleIds,
  combination: filter.combination,
  conditions: filter.items.map((item) =>
    isGroup(item) ? { conditions: item.conditions.map(wireCondition) } : wireCondition(item),
  ),
  isenabled: isEnabled ? 1 : 0,
});

export const dataRulesApi = recordApi<DataRule, DataRuleDraft, DataRuleFilters>({
  path: DATA_RULES_PATH,
  idName: 'ruleid',
  schema: ruleSchema({
    roleIds: idList,
    combination: picklist(COMBINATIONS),
    conditions: array(itemSchema),
  }),
  rowSchema: ruleSchema({
    roleIds: stringList,
    combination: fallback(picklist(COMBINATIONS), 'and'),
    conditions: nullish(array(itemSchema), []),
  }),
  filtersOf: ({ keyword, object: code, roleId }) => ({ keyword, object: code, roleid: roleId }),
  draftOf: wireDraft,
});

const storedCondition = object({
  field: string(),
  operator: string(),
  values: array(object({ value: string(), isCurrent: boolean() })),
});
const draftSchema = partial(
  object({
    name: string(),
    object: string(),
    roleIds: array(string()),
    filter: object({
      combination: picklist(COMBINATIONS),
      items: array(union([object({ conditions: array(storedCondition) }), storedCondition])),
    }),
    isEnabled: boolean(),
  }),
);

/** The fields of a stored draft; none for anything else. */
export function readDataRuleDraft(stored: unknown): Partial<DataRuleDraft> {
  const result = safeParse(draftSchema, stored);
  return result.success ? result.output : {};
}
