import { useT } from '@atrium/portal/sdk';
import { Icon, LinkButton } from '@atrium/portal/ui';
import { Checkbox, Radio } from 'antd';
import { valueKey } from '../../api/dataRules';
import type { RuleValue } from '../../api/dataRules';
import type { Operator, RuleField } from '../../api/ruleSchema';
import { OrganisationField } from '../../kit/fields/OrganisationField';
import { PositionField } from '../../kit/fields/PositionField';
import styles from './conditions.module.css';

export interface ValueFieldProps {
  field: RuleField;
  operator: Operator;
  values: readonly RuleValue[];
  /** The names of organisations and positions, by `valueKey`. */
  texts: Readonly<Record<string, string>>;
  onChange(values: readonly RuleValue[]): void;
  /** Names the field: `条件 1 的值`. */
  label: string;
  /** The value is missing or wrong, and the person has tried to save. */
  hasError: boolean;
}

const fixedOnes = (values: readonly RuleValue[]) => values.filter(({ isCurrent }) => !isCurrent);

/** Chooses organisations or positions: the current one of the caller, or others by name. */
export function ReferenceField(props: ValueFieldProps) {
  const { field, operator, values, onChange, label } = props;
  const t = useT();
  const [current] = field.currents;
  const isCurrent = values.some((value) => value.isCurrent);
  if (!current) return <FixedField {...props} />;
  const currentValue: RuleValue = { value: current.value, isCurrent: true };
  if (operator.arity === 'many')
    return (
      <div className={styles.reference}>
        <Checkbox
          checked={isCurrent}
          onChange={({ target }) => onChange([...(target.checked ? [currentValue] : []), ...fixedOnes(values)])}
        >
          {current.label}
        </Checkbox>
        <FixedField {...props} hasError={props.hasError && !isCurrent} />
      </div>
    );
  return (
    <div className={styles.reference}>
      <Radio.Group
        aria-label={label}
        value={isCurrent}
        onChange={({ target }) => onChange(target.value === true ? [currentValue] : [])}
        options={[
          { value: true, label: current.label },
          { value: false, label: t('admin.dataRules.other') },
        ]}
      />
      {!isCurrent && <FixedField {...props} />}
    </div>
  );
}

const fixed = (value: string): RuleValue => ({ value, isCurrent: false });

function FixedField({ field, operator, values, texts, onChange, label, hasError }: ValueFieldProps) {
  const t = useT();
  const ids = fixedOnes(values).map(({ value }) => value);
  const currents = values.filter(({ isCurrent }) => isCurrent);
  const shared = { 'aria-label': label, 'aria-invalid': hasError };
  const isMany = operator.arity === 'many';
  if (field.type === 'position')
    return isMany ? (
      <PositionField
        isMultiple
        {...shared}
        value={ids}
        onChange={(chosen) => onChange([...currents, ...chosen.map(fixed)])}
      />
    ) : (
      <PositionField {...shared} value={ids[0] ?? ''} onChange={(id) => onChange(id ? [fixed(id)] : [])} />
    );
  if (!isMany)
    return (
      <OrganisationField
        {...shared}
        hasDisabled
        value={ids[0] ?? ''}
        onChange={(id) => onChange(id ? [fixed(id)] : [])}
      />
    );
  const remove = (id: string) => onChange(values.filter(({ value, isCurrent }) => isCurrent || value !== id));
  return (
    <>
      {ids.length > 0 && (
        <div className={styles.tags}>
          {ids.map((id) => {
            const name = texts[valueKey(field.field, id)] ?? id;
            return (
              <span key={id} className={styles.chip}>
                {name}
                <LinkButton aria-label={t('admin.dataRules.value.remove', { name })} onClick={() => remove(id)}>
                  <Icon name="close" />
                </LinkButton>
              </span>
            );
          })}
        </div>
      )}
      <OrganisationField
        {...shared}
        hasDisabled
        placeholder={t('admin.dataRules.organisation.add')}
        value=""
        onChange={(id) => id && !ids.includes(id) && onChange([...values, fixed(id)])}
      />
    </>
  );
}
