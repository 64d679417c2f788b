/** Keys that move the selection, as the browser names them. */
export type MoveKey = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End';

export function isMoveKey(key: string): key is MoveKey {
  return key === 'ArrowDown' || key === 'ArrowUp' || key === 'Home' || key === 'End';
}

/** The selected path: the chosen one, or the first when the chosen one is not listed. */
export function selectedPath(paths: readonly string[], chosen: string | undefined): string | undefined {
  return chosen !== undefined && paths.includes(chosen) ? chosen : paths[0];
}

/** The path that a key selects. The selection wraps around at both ends. */
export function moveSelection(
  paths: readonly string[],
  selected: string | undefined,
  key: MoveKey,
): string | undefined {
  const index = selected === undefined ? -1 : paths.indexOf(selected);
  switch (key) {
    case 'Home':
      return paths[0];
    case 'End':
      return paths.at(-1);
    case 'ArrowDown':
      return paths[(index + 1) % paths.length];
    case 'ArrowUp':
      return paths.at(index <= 0 ? -1 : index - 1);
  }
}
