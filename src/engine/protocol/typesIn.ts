import { holdsData } from './dataKeys';

const TYPE_IN_TEXT = /"type"\s*:\s*"([^"]+)"/g;

/** Control types that may occur in a protocol (an object, or its JSON text). It may name too many, never too few. */
export function typesIn(protocol: unknown): ReadonlySet<string> {
  if (typeof protocol === 'string') return new Set([...protocol.matchAll(TYPE_IN_TEXT)].map(([, type]) => type ?? ''));
  const types = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && 'name' in value && typeof value.type === 'string') types.add(value.type);
    Object.entries(value).forEach(([key, part]) => holdsData(key) || visit(part));
  };
  visit(protocol);
  return types;
}
