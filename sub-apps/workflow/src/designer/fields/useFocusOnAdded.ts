import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the first field of a row that the person has added to a list, once it is drawn. Rows that come back
 * by an undo take nothing.
 * @param count The rows of the list.
 */
export function useFocusOnAdded(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (isAdded.current) list.current?.lastElementChild?.querySelector<HTMLElement>('input')?.focus();
    isAdded.current = false;
  }, [count]);
  return {
    list,
    /** Before the row is added. */
    noteAdded() {
      isAdded.current = true;
    },
  };
}
