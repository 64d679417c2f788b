import type { Dispatch } from 'react';

export interface ShownSeries {
  /** For each name whether it is shown. */
  readonly shown: readonly boolean[];
  /** Hides or shows one; the last that is shown stays. */
  toggle(index: number): void;
}

/** Names that tell entries apart after their rows were read again: the second of the same name gets a number. */
function keysOf(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name}\n${count}`;
  });
}

/** Keys of what a person has hidden, and how to change them. */
export type HiddenState = readonly [hidden: ReadonlySet<string>, setHidden: Dispatch<ReadonlySet<string>>];

/** Which series, or which slices of a pie, a person has left in sight. */
export function shownSeries(names: readonly string[], [hidden, setHidden]: HiddenState): ShownSeries {
  const keys = keysOf(names);
  // Rows that are read again can leave nothing but what was hidden: all of it is shown then.
  const hasNone = keys.every((key) => hidden.has(key));
  const shown = keys.map((key) => hasNone || !hidden.has(key));
  const toggle = (index: number) => {
    const next = shown.map((isShown, place) => (place === index ? !isShown : isShown));
    if (!next.includes(true)) return;
    const others = [...hidden].filter((key) => !keys.includes(key));
    setHidden(new Set([...others, ...keys.filter((_key, place) => !next[place])]));
  };
  return { shown, toggle };
}
