import type { SliceOption } from '../api/report';

/**
 * The first options, those above before those below them, as many as there is room for; how many are left out. A tree
 * draws and compares all of its options at once, so that a hundred thousand would hold up the browser.
 */
export function firstOptions(
  options: readonly SliceOption[],
  most: number,
): { options: readonly SliceOption[]; leftOut: number } {
  let room = most;
  let leftOut = 0;
  const take = (level: readonly SliceOption[]): readonly SliceOption[] => {
    const taken = level.slice(0, room);
    room -= taken.length;
    leftOut += level.length - taken.length;
    level.slice(taken.length).forEach(({ children }) => take(children));
    return taken.map((option) =>
      option.children.length === 0 ? option : { ...option, children: take(option.children) },
    );
  };
  const first = take(options);
  return leftOut === 0 ? { options, leftOut } : { options: first, leftOut };
}
