import { useT } from '@atrium/portal/sdk';
import { Input, Select } from 'antd';
import type { FormField } from '../../../designer/designerProps';
import { Field } from '../../../fields/Field';
import { inputKindOf } from './triedFields';

interface Props {
  field: FormField;
  value: string;
  onChange(value: string): void;
}

/** The input for a field that the page has no control for, by its type. */
export function DryRunField({ field, value, onChange }: Props) {
  const t = useT();
  const kind = inputKindOf(field);
  return (
    <Field label={field.title || field.name} hint={t('workflow.manager.dryRun.besidePage')}>
      {(control) =>
        kind === 'choice' ? (
          <Select
            {...control}
            style={{ width: '100%' }}
            allowClear
            value={value || undefined}
            options={(field.options ?? []).map((option) => ({ value: option.value, label: option.text }))}
            onChange={(next: string | undefined) => onChange(next ?? '')}
          />
        ) : (
          <Input
            {...control}
            type={kind}
            step={kind === 'number' ? 'any' : undefined}
            value={value}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
}
