/** Lists and records that were found to hold nothing but data: a page may carry thousands of rows, and is looked at more than once. */
const plain = new WeakSet<object>();

function holdsOnlyData(value: unknown): boolean {
  if (typeof value === 'string') return !value.startsWith('=') && !value.startsWith('@');
  if (typeof value !== 'object' || value === null) return true;
  return (Array.isArray(value) || !('from' in value)) && Object.values(value).every(holdsOnlyData);
}

/** Whether there is nothing in a value that has to be compiled: no expression, no translation key, no rows of an array. */
export function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return holdsOnlyData(value);
  if (plain.has(value)) return true;
  const found = holdsOnlyData(value);
  if (found) plain.add(value);
  return found;
}
