import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Field } from '../../model/field';
import type { FileEntry } from './entries';
import type { FileControl } from './pageUploads';
import type { Files } from './useFiles';

/**
 * Removes files of a field. Their buttons are removed with them, so the focus moves to the button of the next file, or
 * of the one before, or to the place where files are added.
 *
 * @param list Its buttons that remove an entry have `data-remove`.
 * @returns Removes an entry; `place` is its index in the list.
 */
export function useRemoval(
  field: Field<FileControl>,
  { entries, remove }: Files,
  list: RefObject<HTMLElement | null>,
): (entry: FileEntry, place: number) => void {
  const removed = useRef<number>(undefined);
  useLayoutEffect(() => {
    const place = removed.current;
    removed.current = undefined;
    if (place === undefined) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (buttons[place] ?? buttons.at(-1) ?? document.getElementById(field.id))?.focus();
  }, [field, list, entries.length]);
  return (entry, place) => {
    removed.current = place;
    remove(entry);
  };
}
