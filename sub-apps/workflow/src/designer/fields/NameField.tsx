import { useT } from '@atrium/portal/sdk';
import { Input } from 'antd';
import { Field } from './Field';

interface Props {
  value: string;
  onChange(name: string): void;
}

const MOST_SIGNS = 40;

/** The name of a node or branch. */
export function NameField({ value, onChange }: Props) {
  const t = useT();
  return (
    <Field label={t('workflow.designer.name')}>
      {(control) => (
        <Input
          {...control}
          data-first
          autoComplete="off"
          maxLength={MOST_SIGNS}
          status={value.trim() === '' ? 'error' : undefined}
          aria-invalid={value.trim() === '' || undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
