export type SortOrder = 'asc' | 'desc';

/**
 * The order after a press on a title: figures from the largest, texts from the first; then the other way; then none.
 * @param order The order that the title sorts in now, if it does.
 */
export function nextOrder(order: SortOrder | undefined, isFigure: boolean): SortOrder | undefined {
  const [first, second]: readonly SortOrder[] = isFigure ? ['desc', 'asc'] : ['asc', 'desc'];
  if (order === undefined) return first;
  return order === first ? second : undefined;
}
