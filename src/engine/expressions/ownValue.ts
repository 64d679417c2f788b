/** An own property's value, or undefined: a prototype is never read. */
export function ownValue(target: unknown, key: unknown): unknown {
  if (target === null || target === undefined || typeof target === 'function') return undefined;
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  return Object.hasOwn(Object(target) as object, key) ? (target as Record<string | number, unknown>)[key] : undefined;
}

/** Names that every object inherits: they are nobody's column or field. */
export const isInherited = (name: string): boolean => name in Object.prototype;
