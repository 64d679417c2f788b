import { useT } from '@atrium/portal/sdk';
import { Input, Select } from 'antd';
import { useState } from 'react';
import styles from '../fields/fields.module.css';
import type { ConditionValue } from '../rules/condition';
import { valueOfText } from '../rules/fieldKinds';
import type { FieldKind } from '../rules/fieldKinds';

interface Props {
  label: string;
  kind: FieldKind;
  value: ConditionValue | undefined;
  onChange(value: ConditionValue | undefined): void;
}

const MOST_SIGNS = 100;

/** The value of a row, by the kind of its field. What is typed and is no number is kept, and said to be none. */
export function ConditionValueField({ label, kind, value, onChange }: Props) {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  if (kind === 'boolean')
    return (
      <Select<string>
        aria-label={label}
        value={String(value === true)}
        options={['true', 'false'].map((each) => ({ value: each, label: t(`workflow.designer.value.${each}`) }))}
        onChange={(chosen) => onChange(chosen === 'true')}
      />
    );
  const isWrong = typed !== undefined && typed.trim() !== '' && valueOfText(typed, kind) === undefined;
  return (
    <>
      <Input
        aria-label={label}
        type={kind === 'date' ? 'date' : 'text'}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        maxLength={MOST_SIGNS}
        placeholder={t('workflow.designer.value.hint')}
        status={value === undefined ? 'error' : undefined}
        aria-invalid={value === undefined || undefined}
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
