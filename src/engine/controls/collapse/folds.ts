/** Which panels are open, and which have been: those stay mounted. */
export interface Folds {
  readonly open: readonly string[];
  readonly seen: readonly string[];
}

export function startFolds(open: readonly string[], isAccordion: boolean): Folds {
  const first = isAccordion ? open.slice(0, 1) : open;
  return { open: first, seen: first };
}

export function unfold({ open, seen }: Folds, name: string, isAccordion: boolean): Folds {
  const others = isAccordion ? [] : open.filter((other) => other !== name);
  return { open: [...others, name], seen: seen.includes(name) ? seen : [...seen, name] };
}

export const fold = ({ open, seen }: Folds, name: string): Folds => ({
  open: open.filter((other) => other !== name),
  seen,
});
