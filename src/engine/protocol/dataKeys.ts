/** Keys of a protocol under which data stands: as much as there is of it, there is no control in it. */
const DATA_KEYS: ReadonlySet<string> = new Set([
  'value',
  'values',
  'newrow',
  'newsection',
  'input',
  'options',
  'props',
]);

export const holdsData = (key: string): boolean => DATA_KEYS.has(key);
