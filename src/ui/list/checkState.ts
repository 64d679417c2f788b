/** How many of several things are checked. */
export type CheckState = 'all' | 'some' | 'none';

export function checkState(checked: number, of: number): CheckState {
  if (checked === 0) return 'none';
  return checked === of ? 'all' : 'some';
}
