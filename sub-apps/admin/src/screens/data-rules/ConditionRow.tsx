import { useT } from '@atrium/portal/sdk';
import { Select } from 'antd';
import type { Condition } from '../../api/dataRules';
import type { RuleObject } from '../../api/ruleSchema';
import { fieldOf, operatorOf, withField, withOperator } from './conditionDraft';
import { ItemButtons } from './ItemButtons';
import type { ItemButtonsProps } from './ItemButtons';
import styles from './conditions.module.css';
import { ValueField } from './ValueField';

export interface ConditionRowProps extends Omit<ItemButtonsProps, 'name'> {
  condition: Condition;
  object: RuleObject;
  texts: Readonly<Record<string, string>>;
  /** Its number, counted from 1 through all groups. */
  number: number;
  hasError: boolean;
  onChange(condition: Condition): void;
}

/** One condition: field, operator and value, with buttons to move and remove it. */
export function ConditionRow({ condition, object, texts, number, hasError, onChange, ...buttons }: ConditionRowProps) {
  const t = useT();
  const field = fieldOf(object, condition.field);
  const operator = operatorOf(field, condition.operator);
  const name = t('admin.dataRules.condition', { number });
  const status = (isMissing: boolean) => (hasError && isMissing ? 'error' : undefined);
  return (
    <>
      <div className={styles.head}>
        <Select<string>
          className={styles.field}
          aria-label={t('admin.dataRules.condition.field', { number })}
          showSearch
          optionFilterProp="label"
          placeholder={t('admin.dataRules.field')}
          notFoundContent={t('admin.field.none')}
          status={status(!field)}
          value={condition.field || undefined}
          options={object.fields.map((each) => ({ value: each.field, label: each.text }))}
          onChange={(code) => {
            const chosen = fieldOf(object, code);
            if (chosen) onChange(withField(condition, field, chosen));
          }}
        />
        <Select<string>
          className={styles.operator}
          aria-label={t('admin.dataRules.condition.operator', { number })}
          showSearch
          optionFilterProp="label"
          notFoundContent={t('admin.field.none')}
          placeholder={t('admin.dataRules.operator')}
          disabled={!field}
          popupMatchSelectWidth={false}
          status={status(!operator)}
          value={condition.operator || undefined}
          options={field?.operators.map((each) => ({ value: each.operator, label: each.text }))}
          onChange={(code) => field && onChange(withOperator(condition, field, code))}
        />
        <ItemButtons {...buttons} name={name} />
      </div>
      {field && operator && (
        <ValueField
          // Another kind of editor must not keep the typed text of the one before.
          key={`${field.field} ${operator.arity}`}
          field={field}
          operator={operator}
          values={condition.values}
          texts={texts}
          label={t('admin.dataRules.condition.value', { number })}
          hasError={hasError}
          onChange={(values) => onChange({ ...condition, values })}
        />
      )}
    </>
  );
}
