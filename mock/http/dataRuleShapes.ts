import type { Company } from '../domain/company/company';
import { isoDay } from '../domain/calendar';
import type { Customer } from '../domain/company/entities';
import type { BusinessObject, Condition, DataRule, RuleItem } from '../domain/data-rules/dataRule';
import { BUSINESS_OBJECTS, CURRENT_VALUES, isGroup } from '../domain/data-rules/dataRule';
import type { Field, Rows } from '../domain/data-rules/fields';
import { fieldOf, FIELDS } from '../domain/data-rules/fields';
import { ARITIES, operatorKey, operatorPhrase, OPERATORS, TYPE_OF_CURRENT } from '../domain/data-rules/operators';
import type { Example, ObjectPreview, RulesPreview } from '../domain/data-rules/previewRules';
import { positionText, rowText, valueText } from '../domain/data-rules/values';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { toYuan } from '../domain/money';
import type { Records } from '../domain/records/createRecords';
import type { Role } from '../domain/roles/role';

const anyField = (object: BusinessObject, code: string) => fieldOf(object, code) as Field<never> | undefined;

const conditionShape =
  (company: Company, object: BusinessObject, language: Language) =>
  ({ field: code, operator, values }: Condition) => {
    const field = anyField(object, code);
    return {
      field: code,
      operator,
      values: values.map((value) => ({ ...value, text: field ? valueText(company, field, value, language) : '' })),
    };
  };

/** Rules with the names of their roles and the texts of their values. */
export const dataRuleShape = (company: Company, roles: Records<Role>, language: Language) => (rule: DataRule) => {
  const condition = conditionShape(company, rule.object, language);
  const item = (each: RuleItem) => (isGroup(each) ? { conditions: each.conditions.map(condition) } : condition(each));
  return {
    rulename: rule.name,
    object: rule.object,
    roleids: rule.roleIds,
    roles: rule.roleIds.map((id) => ({ roleid: id, rolename: localise(roles.find(id)?.name ?? id, language) })),
    combination: rule.combination,
    conditions: rule.items.map(item),
    isenabled: rule.isEnabled ? 1 : 0,
    isbuiltin: rule.isBuiltIn ? 1 : 0,
  };
};

/** What conditions can be made of: objects with fields, operators by type of field, and values of the caller. */
export function fieldsShape(company: Company, language: Language) {
  const optionsOf = (field: Field<never>) => {
    if (field.type === 'option')
      return {
        options: field.options(company).map(({ value, text }) => ({ key: value, text: localise(text, language) })),
      };
    if (field.type === 'employee') return { options: company.sellers.map(({ id, name }) => ({ key: id, text: name })) };
    return {};
  };
  return {
    objects: BUSINESS_OBJECTS.map((object) => ({
      object,
      text: localise(`datarule.object.${object}`, language),
      fields: (FIELDS[object] as readonly Field<never>[]).map((field) => ({
        field: field.code,
        text: localise(`datarule.field.${object}.${field.code}`, language),
        type: field.type,
        ...optionsOf(field),
      })),
    })),
    types: Object.entries(OPERATORS).map(([type, operators]) => ({
      type,
      operators: operators.map((operator) => ({
        operator,
        text: localise(operatorKey(type as Field<never>['type'], operator), language),
        phrase: operatorPhrase(type as Field<never>['type'], operator, language),
        arity: ARITIES[operator],
      })),
      currents: CURRENT_VALUES.filter((current) => TYPE_OF_CURRENT[current] === type).map((current) => ({
        current,
        text: localise(`datarule.current.${current}`, language),
      })),
    })),
  };
}

type AnyRow = Rows[BusinessObject];

/** A row as its list names it. */
function rowTitle(row: AnyRow, language: Language): string {
  const place = ({ name }: Customer) => name;
  if ('no' in row) return `${row.no} ${place(row.customer)} ¥${toYuan(row.amountCents).toFixed(2)}`;
  if ('arrival' in row) return `${isoDay(row.day)} ${place(row.customer)}`;
  return `${row.code} ${row.name} ${localise(row.region, language)}`;
}

const exampleShape =
  (company: Company, object: BusinessObject, language: Language) =>
  ({ row, wasSeen, reasons }: Example<BusinessObject>) => ({
    id: row.id,
    title: rowTitle(row, language),
    wasseen: wasSeen ? 1 : 0,
    reasons: reasons.map(({ rule, conditions }) => ({
      ruleid: rule.id,
      rulename: rule.name,
      conditions: conditions.map((condition) => ({
        ...conditionShape(company, object, language)(condition),
        actual: actualText(company, object, condition.field, row, language),
      })),
    })),
  });

function actualText(company: Company, object: BusinessObject, code: string, row: AnyRow, language: Language): string {
  const field = fieldOf(object, code) as Field<AnyRow> | undefined;
  return field ? rowText(company, field, row, language) : '';
}

const objectShape = (company: Company, language: Language) => (preview: ObjectPreview) => {
  const example = exampleShape(company, preview.object, language);
  return {
    object: preview.object,
    total: preview.total,
    before: preview.before,
    after: preview.after,
    gained: preview.gained,
    lost: preview.lost,
    rules: preview.rules.map(({ id, name }) => ({ ruleid: id, rulename: name })),
    freeroles: preview.freeRoles.map(({ name }) => localise(name, language)),
    missingfunction: preview.missingFunction ? localise(`function.${preview.missingFunction}`, language) : '',
    seen: preview.seen.map(example),
    hidden: preview.hidden.map(example),
  };
};

/** What a position sees before and after a change of rules. */
export const previewShape = ({ position, roles, objects }: RulesPreview, company: Company, language: Language) => ({
  positionid: position.id,
  positionname: positionText(position, language),
  holder: position.employee.name,
  roles: roles.map(({ id, name }) => ({ roleid: id, rolename: localise(name, language) })),
  objects: objects.map(objectShape(company, language)),
});
