import { useState } from 'react';
import type { FileEntry } from './entries';

/** Entries that are shown at first, and that each press of the button adds. A field may hold thousands. */
const SHOWN_ENTRIES = 50;

export interface ShownEntries {
  /** The last entries: a file that is added is among them. */
  readonly entries: readonly FileEntry[];
  /** Number of entries before the shown ones. */
  readonly hiddenCount: number;
  /** Number of entries that `showMore` adds. */
  readonly nextCount: number;
  showMore(): void;
}

/** The entries of a field that are shown now. */
export function useShownEntries(entries: readonly FileEntry[]): ShownEntries {
  const [count, setCount] = useState(SHOWN_ENTRIES);
  const hiddenCount = Math.max(0, entries.length - count);
  return {
    entries: entries.slice(hiddenCount),
    hiddenCount,
    nextCount: Math.min(hiddenCount, SHOWN_ENTRIES),
    showMore: () => setCount((before) => before + SHOWN_ENTRIES),
  };
}
