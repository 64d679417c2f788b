import { useEffect, useState } from 'react';
import { Select } from 'antd';
import { bindWidget } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import type { LiveProps } from '../shared/useUpgrade';
import { selectText } from './selectText';
import { useOptions } from '../shared/useOptions';
import type { Choice } from '../shared/useOptions';

type Key = string | number;

const isKey = (value: unknown): value is Key => typeof value === 'string' || typeof value === 'number';

/** antd's select over a field: search by text, choices from the protocol or from the server. */
export function SelectLive({ field, shouldFocus, shouldOpen }: LiveProps<'select'>) {
  const page = usePage();
  const { multiple, textfield, placeholder } = field.props;
  const value = useWatched(field, () => field.value());
  const error = useWatched(field, () => field.error());
  const isReadonly = useWatched(field, () => field.isReadonly());
  const isRequired = useWatched(field, () => field.isRequired());
  const [isOpen, setOpen] = useState(shouldOpen);
  useEffect(() => bindWidget(field), [field]);
  const { options, isLoading } = useOptions(field);
  const text = (source: string) => page.text(source);
  const known: readonly Choice[] = options ?? [];
  // A value that is no choice, or not yet, shows the text that the record carries.
  const shown = isKey(value) && !known.some(({ key }) => key === value) ? [...known, { key: value, text: selectText(field, text) }] : known;
  const choose = (next: Key | Key[] | undefined) => {
    const option = Array.isArray(next) ? undefined : shown.find(({ key }) => key === next);
    field.edit(next, { option, siblings: textfield === undefined ? undefined : { [textfield]: option?.text } });
  };
  return (
    <Select<Key | Key[]>
      id={field.id}
      aria-label={field.ariaLabel}
      style={{ width: '100%' }}
      mode={multiple === 1 ? 'multiple' : undefined}
      maxTagCount="responsive"
      value={Array.isArray(value) ? (value as Key[]) : isKey(value) ? value : undefined}
      options={shown.map((option) => ({ value: option.key, label: option.text }))}
      optionFilterProp="label"
      showSearch
      allowClear={!isRequired}
      disabled={isReadonly}
      loading={isLoading}
      status={error === undefined ? undefined : 'error'}
      placeholder={page.text(placeholder) || page.host.t('engine.select.placeholder')}
      notFoundContent={isLoading ? page.host.t('engine.loading') : page.host.t('engine.select.none')}
      autoFocus={shouldFocus}
      open={isOpen}
      onOpenChange={setOpen}
      onChange={choose}
      onFocus={() => field.focus()}
      onBlur={() => field.blur()}
    />
  );
}
