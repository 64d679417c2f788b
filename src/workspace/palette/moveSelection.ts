/** Keys that move the selection, as the browser names them. */
export type MoveKey = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End';

export function isMoveKey(key: string): key is MoveKey {
  return key === 'ArrowDown' || key === 'ArrowUp' || key === 'Home' || key === 'End';
}

/** The path that is really selected: the first, when the one a person chose is not listed any more. */
export function selectedPath(paths: readonly string[], chosen: string | undefined): string | undefined {
  return chosen !== undefined && paths.includes(chosen) ? chosen : paths[0];
}

/** Where a key leads from the selected path. Beyond either end it goes on at the other. */
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
