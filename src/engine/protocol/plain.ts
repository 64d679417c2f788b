/** Lists and records that were found to hold nothing but data: a page may carry thousands of rows, and is looked at more than once. */
const plain = new WeakSet<object>();

/** Those that were found to hold more: what stands in many others is looked at once, not once for each. */
const mixed = new WeakSet<object>();

/** Goes through a list of what is still to be looked at: data may be nested deeper than calls may. */
function holdsOnlyData(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part === 'string' && (part.startsWith('=') || part.startsWith('@'))) return false;
    if (typeof part !== 'object' || part === null) continue;
    if (mixed.has(part) || (!Array.isArray(part) && 'from' in part)) return false;
    Object.values(part).forEach((inner) => waiting.push(inner));
  }
  return true;
}

/** Whether there is nothing in a value that has to be compiled: no expression, no translation key, no rows of an array. */
export function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return holdsOnlyData(value);
  if (plain.has(value)) return true;
  const found = holdsOnlyData(value);
  (found ? plain : mixed).add(value);
  return found;
}
