import { useT } from '@atrium/portal/sdk';
import { Input, Select } from 'antd';
import { useState } from 'react';
import type { ConditionValue } from '../../flow/condition';
import type { FieldOption } from '../../flow/flowNames';
import styles from '../fields/fields.module.css';
import { valueOfText } from '../rules/fieldKinds';
import type { FieldKind } from '../rules/fieldKinds';

interface Props {
  label: string;
  /** Of a label that is shown; without it `label` is the accessible name only. */
  control?: { id: string };
  kind: FieldKind;
  /** What the field offers: one of them is chosen. */
  options?: readonly FieldOption[];
  /** No value is no mistake. */
  isOptional?: boolean;
  value: ConditionValue | undefined;
  onChange(value: ConditionValue | undefined): void;
}

const MOST_SIGNS = 100;

/** The value of a row, by the kind of its field. What is typed and is no number is kept, and said to be none. */
export function ConditionValueField(props: Props) {
  const { label, control, kind, options, isOptional = false, value, onChange } = props;
  const t = useT();
  const [typed, setTyped] = useState<string>();
  const isMissing = value === undefined && !isOptional;
  if (kind === 'boolean')
    return (
      <Select<string>
        {...control}
        aria-label={label}
        value={String(value === true)}
        options={['true', 'false'].map((each) => ({ value: each, label: t(`workflow.flow.value.${each}`) }))}
        onChange={(chosen) => onChange(chosen === 'true')}
      />
    );
  if (options) {
    const known = options.map((option) => ({ value: option.value, label: option.text || option.value }));
    const other = value === undefined || known.some((option) => option.value === String(value)) ? [] : [String(value)];
    return (
      <Select<string>
        {...control}
        aria-label={label}
        status={isMissing ? 'error' : undefined}
        placeholder={t('workflow.designer.value.choose')}
        allowClear={isOptional}
        showSearch
        optionFilterProp="label"
        notFoundContent={t('workflow.designer.choose.none')}
        value={value === undefined ? null : String(value)}
        options={[...known, ...other.map((each) => ({ value: each, label: each }))]}
        // A select that is cleared answers undefined.
        onChange={(chosen: string | undefined) =>
          onChange(chosen === undefined ? undefined : valueOfText(chosen, kind))
        }
      />
    );
  }
  const isWrong = typed !== undefined && typed.trim() !== '' && valueOfText(typed, kind) === undefined;
  return (
    <>
      <Input
        {...control}
        aria-label={label}
        type={kind === 'date' ? 'date' : 'text'}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        maxLength={MOST_SIGNS}
        placeholder={t('workflow.designer.value.hint')}
        status={isMissing || isWrong ? 'error' : undefined}
        aria-invalid={isMissing || isWrong || undefined}
        value={typed ?? String(value ?? '')}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(valueOfText(target.value, kind));
        }}
        onBlur={() => {
          if (!isWrong) setTyped(undefined);
        }}
      />
      {isWrong && (
        <p className={styles.wrong} role="alert">
          {t('workflow.designer.value.number')}
        </p>
      )}
    </>
  );
}
