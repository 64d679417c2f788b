/** Lists and records that were found to hold nothing but data: a page may carry thousands of rows, and is looked at more than once. */
const plain = new WeakSet<object>();

/** Those that were found to hold more: what stands in many others is looked at once, not once for each. */
const mixed = new WeakSet<object>();

/** A part that is still to be looked at, and what it stands in. */
interface Part {
  readonly value: unknown;
  readonly within?: Part;
}

function isMore(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('=') || value.startsWith('@');
  return (
    typeof value === 'object' && value !== null && (mixed.has(value) || (!Array.isArray(value) && 'from' in value))
  );
}

/** Goes through a list of what is still to be looked at: data may be nested deeper than calls may. */
function holdsOnlyData(whole: unknown): boolean {
  const waiting: Part[] = [{ value: whole }];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const within = part;
    if (isMore(part.value)) {
      for (let holder: Part | undefined = part; holder; holder = holder.within)
        if (typeof holder.value === 'object' && holder.value !== null) mixed.add(holder.value);
      return false;
    }
    if (typeof part.value === 'object' && part.value !== null)
      Object.values(part.value).forEach((value) => waiting.push({ value, within }));
  }
  return true;
}

/** Whether there is nothing in a value that has to be compiled: no expression, no translation key, no rows of an array. */
export function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return holdsOnlyData(value);
  if (plain.has(value)) return true;
  const found = holdsOnlyData(value);
  if (found) plain.add(value);
  return found;
}
