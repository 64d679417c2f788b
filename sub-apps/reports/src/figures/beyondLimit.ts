import type { Mark } from '../api/reportQuery';

/** The mark whose limit the figure is beyond, if there is one. */
export const beyondLimit = (marks: readonly Mark[], figure: number): Mark | undefined =>
  marks.find(({ kind, limit }) => (kind === 'above' && figure > limit) || (kind === 'below' && figure < limit));
