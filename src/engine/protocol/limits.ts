import { isRecord } from '@/common/isRecord';

/** Containers may stand in containers this deep. */
export const MAX_CONTROL_DEPTH = 50;
/** Controls of a page, those in its fragments included. */
export const MAX_CONTROLS = 20_000;
/** Parts that may be copied to put fragments in their places. */
export const MAX_FRAGMENT_PARTS = 300_000;
/** Lists and objects in each other: twice the depth of controls, and room for what the innermost holds. */
export const MAX_JSON_DEPTH = 200;

/** Whether a value from outside is nested deeper than recursion should go. Works without recursion itself. */
function isTooDeep(value: unknown): boolean {
  let level: object[] = typeof value === 'object' && value !== null ? [value] : [];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_JSON_DEPTH) return true;
    const next: object[] = [];
    for (const part of level) {
      for (const key in part) {
        const item = (part as Readonly<Record<string, unknown>>)[key];
        if (typeof item === 'object' && item !== null) next.push(item);
      }
    }
    level = next;
  }
  return false;
}

/** Stands where something was cut off. */
const CUT = '…';

/** Marks a control in which something was cut off; the reader refuses it. */
export const CUT_KEY = '__toodeep';

/** A copy that ends at the depth limit. The innermost control that holds what is cut off is marked. */
function cut(value: unknown, depth: number): { readonly copy: unknown; readonly isCut: boolean } {
  if (typeof value !== 'object' || value === null) return { copy: value, isCut: false };
  if (depth > MAX_JSON_DEPTH) return { copy: CUT, isCut: true };
  const parts = Object.entries(value).map(([key, part]) => [key, cut(part, depth + 1)] as const);
  const isCut = parts.some(([, part]) => part.isCut);
  if (Array.isArray(value)) return { copy: parts.map(([, { copy }]) => copy), isCut };
  const copy = Object.fromEntries(parts.map(([key, part]) => [key, part.copy]));
  const isControl = isRecord(value) && 'type' in value && 'name' in value;
  return isControl && isCut ? { copy: { ...copy, [CUT_KEY]: 1 }, isCut: false } : { copy, isCut };
}

/** A protocol part as it came, or where it is nested too deep, a copy of what is not. */
export const withinDepth = <T>(part: T): T => (isTooDeep(part) ? (cut(part, 0).copy as T) : part);
