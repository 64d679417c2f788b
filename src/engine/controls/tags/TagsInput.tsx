import { useCallback, useRef, useState } from 'react';
import type { InputEvent, KeyboardEvent } from 'react';
import type { Field } from '../../model/field';
import { describeField } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import type { Problem } from '../defineControl';
import { leaveHandler } from '../shared/leaveHandler';
import { addTags, tagsOf } from './addTags';
import { TagList } from './TagList';
import styles from './tags.module.css';

/** Chips and a native input: Enter, a comma or leaving adds what was typed, Backspace in the empty input removes the last. */
export function TagsInput({ field }: { field: Field<'tags'> }) {
  const page = usePage();
  const value = useWatched(field, () => field.value());
  const isReadonly = useWatched(field, () => field.isReadonly());
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const [refusal, setRefusal] = useState<Problem>();
  const input = useRef<HTMLInputElement>(null);
  const tags = tagsOf(value);
  const bind = useCallback(
    (element: HTMLInputElement) => {
      input.current = element;
      return field.watch(() => describeField(element, field));
    },
    [field],
  );
  const put = (next: readonly string[]) => field.edit(next.length > 0 ? next : undefined);
  const add = (element: HTMLInputElement) => {
    const { tags: next, rest, problem } = addTags(tags, element.value, field.props);
    element.value = rest;
    setRefusal(problem);
    if (next.length > tags.length) put(next);
  };
  const remove = (tag: string) => {
    put(tags.filter((other) => other !== tag));
    setRefusal(undefined);
    input.current?.focus();
  };
  const handleInput = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    if ((nativeEvent as { isComposing?: boolean }).isComposing) return;
    if (/[,，]/.test(currentTarget.value)) add(currentTarget);
    else setRefusal(undefined);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const last = tags.at(-1);
    if (event.key === 'Enter') {
      event.preventDefault();
      add(event.currentTarget);
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && last !== undefined) remove(last);
  };
  if (isReadonly)
    return (
      <div className={styles.tags} data-readonly="true">
        <TagList id={field.id} title={title} tags={tags} />
      </div>
    );
  return (
    <>
      <div className={styles.tags} onBlur={leaveHandler(field)}>
        <TagList title={title} tags={tags} onRemove={remove} />
        <input
          ref={bind}
          id={field.id}
          type="text"
          className={styles.input}
          aria-label={field.ariaLabel}
          placeholder={
            tags.length === 0 ? page.text(field.props.placeholder) || page.host.t('engine.tags.placeholder') : undefined
          }
          autoComplete="off"
          enterKeyHint="done"
          onInput={handleInput}
          onCompositionEnd={(event) => /[,，]/.test(event.currentTarget.value) && add(event.currentTarget)}
          onKeyDown={handleKeyDown}
          onFocus={() => field.focus()}
          onBlur={(event) => add(event.currentTarget)}
        />
      </div>
      <p className={styles.refusal} role="status">
        {refusal?.key && page.host.t(refusal.key, refusal.params)}
      </p>
    </>
  );
}
