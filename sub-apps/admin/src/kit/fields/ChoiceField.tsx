import type { AppError } from '@atrium/common/errors/appError';
import { useT } from '@atrium/portal/sdk';
import { Select } from 'antd';
import { FieldFailure } from './FieldFailure';
import type { FieldProps } from './fieldProps';

interface Props extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** Given by the form. Empty: nothing is chosen. */
  value?: string;
  /** An emptied field gives the empty text, as the filters of a list have it. */
  onChange?(value: string): void;
  isLoading?: boolean;
  /** Why the options could not be read; then `onRetry` reads them again. */
  error?: AppError | null;
  onRetry?(): void;
}

/** A form field to choose one of some texts, with a search; for the filters of lists, whose empty value is a text. */
export function ChoiceField(given: Props) {
  const { options, value, onChange, isLoading = false, error, onRetry = () => undefined, ...props } = given;
  const t = useT();
  return (
    <Select<string>
      allowClear
      showSearch={options.length > SEARCHED_FROM}
      optionFilterProp="label"
      placeholder={t('admin.field.all')}
      loading={isLoading}
      {...props}
      value={value || undefined}
      options={[...options]}
      notFoundContent={
        error ? <FieldFailure error={error} onRetry={onRetry} /> : t(isLoading ? 'ui.loading' : 'admin.field.none')
      }
      onChange={(next: string | undefined) => onChange?.(next ?? '')}
    />
  );
}

/** Shorter lists are seen at a glance. */
const SEARCHED_FROM = 8;
