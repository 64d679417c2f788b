import { isRecord } from '@/common/isRecord';
import { MAX_DEPTH } from './Scrubber';
import type { Scrubber } from './Scrubber';
import { REMOVED, isSecretItem, secretFields } from './secretNames';

/** An expression, or a key of the tenant's texts. Doubled, the sign is a text. */
const EXPRESSION = /^(=(?!=)|@(?!@))/;
const LITERAL = /(["'`])((?:\\[\s\S]|(?!\1)[^\\])*)\1/g;
/** Fields that say what a thing is, and hold no value. */
const SHAPE_FIELD = /^(type|name|title|id|do|target)$/;

/** An expression computes a secret from elsewhere; only one with a text in it can hold one. */
const isHarmless = (value: unknown) =>
  value === '' ||
  value === null ||
  typeof value === 'boolean' ||
  // A short number is a flag or a count.
  (typeof value === 'number' && String(value).length < 4) ||
  (typeof value === 'string' && EXPRESSION.test(value) && !/["'`]/.test(value));

/** A control, a step or a fragment: it has a secret's name, and is none. */
const isNode = (value: unknown) =>
  isRecord(value) && ['type', 'do', 'controls', 'steps'].some((field) => field in value);

/** In an expression `token == 'x'` compares; what looks like a secret stands in its texts. */
function scrubDesignText(text: string, scrubber: Scrubber, path: string): string {
  if (!EXPRESSION.test(text)) return scrubber.text(text, { path, isTitle: true });
  return text.replace(
    LITERAL,
    (_whole, quote: string, inner: string) => `${quote}${scrubber.text(inner, { isTitle: true })}${quote}`,
  );
}

/** A copy of a page's protocol without the secrets that its author has written into it. */
export function scrubProtocol(part: unknown, scrubber: Scrubber, path: string, isBelow = false, depth = 0): unknown {
  if (typeof part === 'string') return scrubDesignText(part, scrubber, path);
  if (typeof part !== 'object' || part === null || depth > MAX_DEPTH) return scrubber.data(part, path);
  if (Array.isArray(part))
    return part.map((item, index) => {
      const isRemoved =
        (isBelow || isSecretItem(part, index, scrubber.isSecret)) && typeof item !== 'object' && !isHarmless(item);
      return isRemoved
        ? removed(item, scrubber)
        : scrubProtocol(item, scrubber, `${path}[${index}]`, isBelow, depth + 1);
    });
  const record: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(part));
  const isSecret = secretFields(record, scrubber.isSecret);
  const isPassword = record.type === 'password';
  return Object.fromEntries(
    Object.entries(record).map(([field, below]) => {
      const name = scrubber.text(field);
      const isOwn = isPassword && field === 'value';
      const isNamed = isSecret(field) || isOwn;
      const isInside = isBelow && !SHAPE_FIELD.test(field);
      const isRemoved = isOwn
        ? below !== undefined && below !== null && below !== ''
        : (isNamed || isInside) && typeof below !== 'object' && !isHarmless(below);
      if (isRemoved) return [name, removed(below, scrubber)];
      const isBelowSecret = (isNamed || isInside) && !isNode(below);
      return [name, scrubProtocol(below, scrubber, `${path}.${name}`, isBelowSecret, depth + 1)];
    }),
  );
}

function removed(secret: unknown, scrubber: Scrubber): string {
  scrubber.note(secret);
  return REMOVED;
}
