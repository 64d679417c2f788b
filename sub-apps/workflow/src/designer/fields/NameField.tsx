import { useT } from '@atrium/portal/sdk';
import { Input } from 'antd';
import { Field } from '../../fields/Field';

interface Props {
  value: string;
  onChange(name: string): void;
}

const MOST_SIGNS = 40;

/** The name of a node or branch. */
export function NameField({ value, onChange }: Props) {
  const t = useT();
  return (
    <Field
      label={t('workflow.designer.name')}
      problem={value.trim() === '' ? t('workflow.designer.problem.missing_name') : undefined}
    >
      {(control) => (
        <Input
          {...control}
          data-first
          autoComplete="off"
          maxLength={MOST_SIGNS}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
