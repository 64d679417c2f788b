import type { Translate } from '@atrium/portal/sdk';
import type { FormField } from '../designerProps';
import { isIncomplete, parseCondition, takesValue } from './condition';
import type { ConditionRow } from './condition';

/** A condition in words where rows can say it: `金额 ≥ 3000 且 类型 等于 差旅`; else the expression itself. */
export function conditionWords(expression: string, fields: readonly FormField[], t: Translate): string {
  const condition = parseCondition(expression);
  if (!condition) return expression;
  const titleOf = (name: string) => fields.find((field) => field.name === name)?.title || name;
  const rowText = (row: ConditionRow) => {
    const value = typeof row.value === 'boolean' ? t(`workflow.designer.value.${row.value}`) : String(row.value ?? '');
    return [
      titleOf(row.field),
      t(`workflow.designer.operator.${row.operator}`),
      ...(takesValue(row.operator) ? [isIncomplete(row) ? t('workflow.designer.value.missing') : value] : []),
    ].join(' ');
  };
  return condition.rows.map(rowText).join(` ${t(`workflow.designer.joint.${condition.joint}`)} `);
}
