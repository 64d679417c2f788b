import { useMemo } from 'react';
import { Cascader } from 'antd';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { chooseOne } from '../shared/choose';
import { keysOf } from '../shared/keysOf';
import { ListNote } from '../shared/ListNote';
import type { Key } from '../shared/keysOf';
import { useLiveProps } from '../shared/useLiveProps';
import type { Choice } from '../shared/readChoices';
import { useShownText } from '../shared/useShownText';
import { isOffered, useOptions } from '../shared/useOptions';
import type { LiveProps } from '../shared/useUpgrade';
import { LEVELS } from './facts';

/** A choice as antd's types ask for it: they allow themselves to change its levels. */
type Level = Omit<Choice, 'children'> & { disabled: boolean; children?: Level[] };

const levelsOf = (choices: readonly Choice[]): Level[] =>
  choices.map((choice) => ({
    ...choice,
    disabled: !isOffered(choice),
    children: choice.children && levelsOf(choice.children),
  }));

const FIELD_NAMES = { label: 'text', value: 'key', children: 'children' } as const;

/** antd's cascader over a field: search by text, choices from the protocol or from the server. */
export function CascaderLive(props: LiveProps<'cascader'>) {
  const { field } = props;
  const page = usePage();
  const { placeholder, anylevel } = field.props;
  const keys = keysOf(useWatched(field, () => field.value()));
  const shownText = useWatched(field, useShownText(field));
  const known = useOptions(field);
  const levels = useMemo(() => levelsOf(known ?? []), [known]);
  const live = useLiveProps(props, 'arrow');
  const choose = (next: readonly Key[] | undefined, way: readonly Choice[] = []) => {
    if (next === undefined || next.length === 0) chooseOne(field, undefined);
    else chooseOne(field, way.at(-1), [...next], way.map((choice) => choice.text).join(LEVELS));
  };
  return (
    <Cascader<Level>
      {...live}
      id={field.id}
      fieldNames={FIELD_NAMES}
      options={levels}
      value={keys.length > 0 ? [...keys] : undefined}
      // A way that is none of the choices, or not yet, shows the text that the record carries.
      displayRender={(labels, way) => (way?.every(Boolean) ? labels.join(LEVELS) : shownText)}
      changeOnSelect={anylevel === 1}
      showSearch
      placeholder={page.text(placeholder) || page.host.t('engine.select.placeholder')}
      notFoundContent={<ListNote field={field} isLoading={known === undefined} />}
      onChange={(next, way) => choose(next as Key[] | undefined, way)}
    />
  );
}
