import { useMemo, useState } from 'react';
import { Select } from 'antd';
import { leaveOnTab } from '@/ui/leaveOnTab';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { chooseMany, chooseOne } from '../shared/choose';
import { isKey, keysOf } from '../shared/keysOf';
import { ListNote } from '../shared/ListNote';
import type { Key } from '../shared/keysOf';
import type { Choice, Chooser } from '../shared/readChoices';
import { manyAsText } from '../shared/manyAsText';
import { shownText } from '../shared/shownText';
import { useLiveProps } from '../shared/useLiveProps';
import { isOffered, useOptions } from '../shared/useOptions';
import { useShownText } from '../shared/useShownText';
import { useSearchWord } from '../shared/useSearchWord';
import type { LiveProps } from '../shared/useUpgrade';

/** The field as it asks for its choices while somebody searches. */
function searching(field: Field<'select'>, word: string): Chooser<'select'> {
  const { control, node, props } = field;
  const { searchfield } = props;
  if (searchfield === undefined || word === '') return field;
  return {
    control,
    node,
    props,
    watch: (run) => field.watch(run),
    sourceInput: () => ({ ...(field.sourceInput() as object | undefined), [searchfield]: word }),
  };
}

/** antd's select over a field: search by text, choices from the protocol or from the server. */
export function SelectLive(props: LiveProps<'select'>) {
  const { field } = props;
  const page = usePage();
  const { multiple, placeholder } = field.props;
  const isSearching = field.props.searchfield !== undefined && field.props.source !== undefined;
  const value = useWatched(field, () => field.value());
  const text = useWatched(field, useShownText(field));
  const live = useLiveProps(props, 'arrow');
  const { word, search } = useSearchWord();
  const asked = useMemo(() => searching(field, word), [field, word]);
  const known = useOptions<'select'>(asked);
  const offered = (known ?? []).filter(isOffered);
  const isLoading = known === undefined;
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  // A value that is no choice, or not yet, or not among what was searched for, shows the text it is known by.
  const missing = keysOf(value).filter((one) => !offered.some(({ key }) => key === one));
  const shown = [
    ...offered,
    ...missing.map(
      (key) =>
        [...chosen, ...(known ?? [])].find((choice) => choice.key === key) ?? {
          key,
          text: isKey(value) ? shownText(field, page) : plainText(key),
        },
    ),
  ];
  const choose = (next: Key | Key[] | undefined) => {
    const made = keysOf(next).flatMap((one) => shown.find(({ key }) => key === one) ?? []);
    setChosen(made);
    if (Array.isArray(next)) chooseMany(field, made);
    else chooseOne(field, made[0]);
  };
  return (
    <Select<Key | Key[]>
      {...live}
      id={field.id}
      {...(multiple === 1 && { mode: 'multiple', onInputKeyDown: leaveOnTab, ...manyAsText(text) })}
      value={Array.isArray(value) ? [...keysOf(value)] : isKey(value) ? value : undefined}
      options={shown.map((option) => ({ value: option.key, label: option.text }))}
      {...(isSearching ? { filterOption: false, onSearch: search } : { optionFilterProp: 'label' })}
      showSearch
      placeholder={page.text(placeholder) || page.host.t('engine.select.placeholder')}
      notFoundContent={
        shown.length > 0 ? page.host.t('engine.select.none') : <ListNote field={asked} isLoading={isLoading} />
      }
      // The present value is listed also while the others are being read, or could not be.
      popupRender={(menu) => (
        <>
          {menu}
          {shown.length > 0 && <ListNote field={asked} isLoading={isLoading} hasChoices />}
        </>
      )}
      onChange={choose}
    />
  );
}
