/** Whether a value can be stored and read again as it is: no file, no function, nothing with a life of its own. */
export function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && typeof value !== 'symbol';
  if (Array.isArray(value)) return value.every(isPlain);
  const kind: unknown = Object.getPrototypeOf(value);
  return (kind === Object.prototype || kind === null) && Object.values(value).every(isPlain);
}
