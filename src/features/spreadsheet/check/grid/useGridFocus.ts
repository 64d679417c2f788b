import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { EditorState } from './createFaultEditor';

/** Height of a row, as in the stylesheet: content above, reason below. */
export const ROW_PX = 52;

export interface GridFocusOptions {
  readonly state: EditorState;
  readonly heightPx: number;
  /** Scroll position for which the rows are mounted. */
  readonly top: number;
  setTop(top: number): void;
}

export interface GridElements {
  /** The grid, which scrolls. */
  readonly scroll: RefObject<HTMLDivElement | null>;
  /** The field for what is typed while a cell is looked for. */
  readonly waitingField: RefObject<HTMLInputElement | null>;
}

/**
 * Takes the focus to where the editor requests it, in the same event as the request: no key may find it elsewhere. The
 * grid itself has the focus while the row of the active cell is read.
 */
export function useGridFocus({ state, heightPx, top, setTop }: GridFocusOptions): GridElements {
  const scroll = useRef<HTMLDivElement>(null);
  const waitingField = useRef<HTMLInputElement>(null);
  const { active, open, waiting, focusRequest } = state;
  /** The last requests that were scrolled to, that the grid keeps the focus for, and that were carried out. */
  const done = useRef({ scrolled: 0, kept: 0, focused: 0 });
  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box || done.current.focused === focusRequest) return;
    if (done.current.scrolled !== focusRequest) {
      done.current.scrolled = focusRequest;
      const rowTop = active.index * ROW_PX;
      const room = heightPx - 2 * ROW_PX;
      if (rowTop < box.scrollTop) box.scrollTop = rowTop;
      else if (rowTop > box.scrollTop + room) box.scrollTop = rowTop - room;
      if (box.scrollTop !== top) {
        // The row is mounted by another rendering, before the browser goes on.
        setTop(box.scrollTop);
        return;
      }
    }
    const cell = box.querySelector<HTMLElement>(`[data-place="${active.index}-${active.column}"]`);
    const element = waiting !== undefined ? waitingField.current : open ? cell?.querySelector('input') : cell;
    const wasTakenElsewhere = done.current.kept === focusRequest && document.activeElement !== box;
    if (element || wasTakenElsewhere) done.current.focused = focusRequest;
    if (wasTakenElsewhere) return;
    if (element) {
      element.focus({ preventScroll: true });
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else {
      done.current.kept = focusRequest;
      box.focus({ preventScroll: true });
    }
  });
  return { scroll, waitingField };
}
