import { Select } from 'antd';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { isKey } from '../shared/keysOf';
import type { Key } from '../shared/keysOf';
import type { Choice } from '../shared/readChoices';
import { shownText } from '../shared/shownText';
import { useLiveProps } from '../shared/useLiveProps';
import { useOptions } from '../shared/useOptions';
import type { LiveProps } from '../shared/useUpgrade';

/** antd's select over a field: search by text, choices from the protocol or from the server. */
export function SelectLive(props: LiveProps<'select'>) {
  const { field } = props;
  const page = usePage();
  const { multiple, textfield, placeholder } = field.props;
  const value = useWatched(field, () => field.value());
  const live = useLiveProps(props);
  const { options, isLoading } = useOptions(field);
  const known: readonly Choice[] = options ?? [];
  // A value that is no choice, or not yet, shows the text that the record carries.
  const shown = isKey(value) && !known.some(({ key }) => key === value) ? [...known, { key: value, text: shownText(field, page) }] : known;
  const choose = (next: Key | Key[] | undefined) => {
    const option = Array.isArray(next) ? undefined : shown.find(({ key }) => key === next);
    field.edit(next, { option, siblings: textfield === undefined ? undefined : { [textfield]: option?.text } });
  };
  return (
    <Select<Key | Key[]>
      {...live}
      id={field.id}
      mode={multiple === 1 ? 'multiple' : undefined}
      maxTagCount="responsive"
      value={Array.isArray(value) ? (value as Key[]) : isKey(value) ? value : undefined}
      options={shown.map((option) => ({ value: option.key, label: option.text }))}
      optionFilterProp="label"
      showSearch
      loading={isLoading}
      placeholder={page.text(placeholder) || page.host.t('engine.select.placeholder')}
      notFoundContent={isLoading ? page.host.t('engine.loading') : page.host.t('engine.select.none')}
      onChange={choose}
    />
  );
}
