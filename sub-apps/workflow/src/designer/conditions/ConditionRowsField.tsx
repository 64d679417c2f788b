import { useT } from '@atrium/portal/sdk';
import { Icon } from '@atrium/portal/ui';
import { Button, Radio, Select } from 'antd';
import type { FormField } from '../designerProps';
import styles from '../fields/fields.module.css';
import { useFocusOnAdded } from '../fields/useFocusOnAdded';
import { takesValue } from '../../flow/condition';
import type { ConditionRow, ConditionRows, Operator } from '../../flow/condition';
import { fieldKind, newRow, operatorsOf, withField, withOperator } from '../rules/fieldKinds';
import { ConditionValueField } from './ConditionValueField';

interface Props {
  condition: ConditionRows;
  fields: readonly FormField[];
  isReadOnly: boolean;
  onChange(condition: ConditionRows): void;
}

const MOST_ROWS = 20;

/** The rows of a condition, all of which hold or one of them. */
export function ConditionRowsField({ condition, fields, isReadOnly, onChange }: Props) {
  const t = useT();
  const { joint, rows } = condition;
  const { list, noteAdded } = useFocusOnAdded(rows.length);
  const put = (next: readonly ConditionRow[]) => onChange({ joint, rows: next });
  const replace = (at: number, row: ConditionRow) => put(rows.map((each, index) => (index === at ? row : each)));
  const [first] = fields;
  return (
    <>
      {rows.length > 1 && (
        <Radio.Group
          size="small"
          optionType="button"
          aria-label={t('workflow.designer.joint')}
          value={joint}
          onChange={({ target }) => onChange({ joint: target.value as ConditionRows['joint'], rows })}
          options={(['and', 'or'] as const).map((each) => ({
            value: each,
            label: t(`workflow.designer.joint.${each}.all`),
          }))}
        />
      )}
      <ul ref={list} className={styles.items}>
        {rows.map((row, at) => {
          const number = at + 1;
          const field: FormField = fields.find(({ name }) => name === row.field) ?? {
            name: row.field,
            title: row.field,
            type: '',
          };
          const kind = fieldKind(field);
          const operators = [...new Set([...operatorsOf(kind), row.operator])];
          return (
            <li key={at} className={styles.item}>
              <div className={styles.row}>
                <Select<string>
                  aria-label={t('workflow.designer.row.field', { number })}
                  showSearch
                  optionFilterProp="label"
                  notFoundContent={t('workflow.designer.choose.none')}
                  value={row.field}
                  options={[...new Set([...fields, field])].map(({ name, title }) => ({
                    value: name,
                    label: title || name,
                  }))}
                  onChange={(name) => {
                    const next = fields.find((each) => each.name === name);
                    if (next) replace(at, withField(row, kind, next));
                  }}
                />
                <Button
                  type="text"
                  aria-label={t('workflow.designer.row.remove', { number })}
                  title={t('workflow.designer.row.remove', { number })}
                  icon={<Icon name="delete" />}
                  onClick={() => put(rows.filter((_, index) => index !== at))}
                />
              </div>
              <Select<Operator>
                aria-label={t('workflow.designer.row.operator', { number })}
                value={row.operator}
                options={operators.map((operator) => ({
                  value: operator,
                  label: t(`workflow.flow.operator.${operator}`),
                }))}
                onChange={(operator) => replace(at, withOperator(row, operator))}
              />
              {takesValue(row.operator) && (
                <ConditionValueField
                  key={`${row.field} ${kind} ${row.operator}`}
                  label={t('workflow.designer.row.value', { number })}
                  kind={kind}
                  options={row.operator === '==' || row.operator === '!=' ? field.options : undefined}
                  value={row.value}
                  onChange={(value) =>
                    replace(at, { field: row.field, operator: row.operator, ...(value !== undefined && { value }) })
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
      {!isReadOnly && (
        <div className={styles.buttons}>
          <Button
            size="small"
            disabled={!first || rows.length >= MOST_ROWS}
            onClick={() => {
              if (!first) return;
              noteAdded();
              put([...rows, newRow(first)]);
            }}
          >
            <Icon name="plus" />
            {t('workflow.designer.row.add')}
          </Button>
        </div>
      )}
    </>
  );
}
