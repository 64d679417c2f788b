import type { Administration } from '../administration/administration';
import { businessError } from '../apiError';
import type { Company } from '../company/company';
import { contains } from '../query/text';
import type { FieldsOf } from '../records/createRecords';
import type { Actor } from '../records/record';
import type { BusinessObject, DataRule, RuleItem } from './dataRule';
import { conditionsOf, isGroup } from './dataRule';
import { isValidCondition } from './values';

/** An empty text does not restrict the result. */
export interface DataRuleFilter {
  keyword: string;
  object: string;
  roleId: string;
}

/** The rules that match; built-in rules first, then the newest. */
export function listDataRules({ dataRules }: Administration, { keyword, object, roleId }: DataRuleFilter): DataRule[] {
  const hits = contains(keyword);
  return dataRules
    .listed()
    .filter(
      (rule) =>
        hits(rule.name) &&
        (object === '' || rule.object === object) &&
        (roleId === '' || rule.roleIds.includes(roleId)),
    )
    .sort((a, b) => Number(b.isBuiltIn) - Number(a.isBuiltIn));
}

/** Submitted fields of a rule. */
export type DataRuleFields = Omit<FieldsOf<DataRule>, 'isBuiltIn'>;

const LONGEST_NAME = 30;
const MOST_CONDITIONS = 20;

/** Throws when the conditions do not fit the object. */
export function checkConditions(company: Company, object: BusinessObject, items: readonly RuleItem[]): void {
  const conditions = conditionsOf({ items });
  if (conditions.length === 0 || items.some((item) => isGroup(item) && item.conditions.length === 0))
    throw businessError('datarule.conditions_required');
  if (conditions.length > MOST_CONDITIONS) throw businessError('datarule.conditions_too_many');
  const wrong = conditions.findIndex((condition) => !isValidCondition(company, object, condition));
  if (wrong >= 0) throw businessError('datarule.condition_invalid', { number: wrong + 1 });
}

function check({ roles, dataRules }: Administration, company: Company, id: string, fields: DataRuleFields): void {
  const { name, object, roleIds, items } = fields;
  if (name === '') throw businessError('datarule.name_required');
  if ([...name].length > LONGEST_NAME) throw businessError('datarule.name_too_long');
  if (dataRules.all().some((rule) => rule.name === name && rule.id !== id)) throw businessError('datarule.name_taken');
  if (roleIds.length === 0) throw businessError('datarule.roles_required');
  if (roleIds.some((roleId) => !roles.find(roleId))) throw businessError('datarule.role_unknown');
  checkConditions(company, object, items);
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The name of the change in the operation log: a switch on or off is more telling than a change of a field. */
function actionOf(before: DataRule, fields: DataRuleFields) {
  const { isEnabled, ...rest } = fields;
  const isOnlySwitched = (Object.keys(rest) as (keyof typeof rest)[]).every((key) => isSame(before[key], rest[key]));
  if (!isOnlySwitched || isEnabled === before.isEnabled) return 'update';
  return isEnabled ? 'enable' : 'disable';
}

/** Inserts a rule or updates the one with the same id. */
export function saveDataRule(
  administration: Administration,
  company: Company,
  { id, version, ...fields }: DataRuleFields & { id: string; version: number | undefined },
  actor: Actor,
): DataRule {
  const { dataRules } = administration;
  const before = dataRules.findForSave(id, version);
  check(administration, company, id, fields);
  if (before && before.object !== fields.object) throw businessError('datarule.object_fixed');
  if (!before) return dataRules.create({ ...fields, isBuiltIn: false }, actor, id || undefined);
  return dataRules.update(id, version, fields, actor, actionOf(before, fields));
}

/** Deletes all rules or none and returns how many existed. */
export function deleteDataRules({ dataRules }: Administration, ids: readonly string[], actor: Actor): number {
  const found = [...new Set(ids)].flatMap((id) => dataRules.find(id) ?? []);
  if (found.some(({ isBuiltIn }) => isBuiltIn)) throw businessError('datarule.built_in');
  dataRules.remove(found, actor);
  return found.length;
}
