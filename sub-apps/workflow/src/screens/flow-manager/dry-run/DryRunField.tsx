import { useT } from '@atrium/portal/sdk';
import { Input, Select } from 'antd';
import type { FormField } from '../../../designer/designerProps';
import { Field } from '../fields/Field';
import { inputKindOf } from './dryRunValues';
import type { InputKind } from './dryRunValues';

const INPUT_TYPES: Readonly<Record<Exclude<InputKind, 'bit'>, string>> = {
  number: 'number',
  date: 'date',
  datetime: 'datetime-local',
  time: 'time',
  text: 'text',
};

interface Props {
  field: FormField;
  value: string;
  onChange(value: string): void;
}

/** The input for one field of the form, by its type. */
export function DryRunField({ field, value, onChange }: Props) {
  const t = useT();
  const kind = inputKindOf(field);
  return (
    <Field
      label={field.title || field.name}
      hint={field.type === 'select' || field.type === 'radio' ? t('workflow.manager.dryRun.value.hint') : undefined}
    >
      {(control) =>
        kind === 'bit' ? (
          <Select
            {...control}
            style={{ width: '100%' }}
            allowClear
            value={value || undefined}
            options={[
              { value: '1', label: t('workflow.manager.yes') },
              { value: '0', label: t('workflow.manager.no') },
            ]}
            onChange={(next: string | undefined) => onChange(next ?? '')}
          />
        ) : (
          <Input
            {...control}
            type={INPUT_TYPES[kind]}
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
