import { isRecord } from '@/common/isRecord';
import { CAPSULE_LIMITS } from './capsule';
import type { CapsuleCut } from './capsule';
import { REMOVED, isSecretName } from './secrets';

/** How one kind of data is cleaned. */
export interface ScrubRules {
  /** Whether what stands under the name is removed. */
  isSecret(name: string): boolean;
  text(text: string): string;
  /** Replaces personal data, in a text that holds no secret any more or in a number. @param key Where it stands. */
  mask?(value: string | number, key: string): unknown;
  /** Notes a text that was cut. */
  onCut(cut: CapsuleCut): void;
}

/** Room for what stands around it in the file. */
const MAX_DEPTH = CAPSULE_LIMITS.depth - 10;

function scrubText(text: string, key: string, path: string, { text: clean, mask, onCut }: ScrubRules): unknown {
  const isCut = text.length > CAPSULE_LIMITS.textLength;
  if (isCut) onCut({ path, from: text.length, to: CAPSULE_LIMITS.textLength });
  const cleaned = clean(isCut ? text.slice(0, CAPSULE_LIMITS.textLength) : text);
  return mask && !cleaned.includes(REMOVED) ? mask(cleaned, key) : cleaned;
}

/** A copy of any data without secrets, of what JSON can hold. Files, functions and what is nested too deep become null. */
export function scrub(value: unknown, rules: ScrubRules, path: string, key = '', depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value, key, path, rules);
  if (typeof value === 'number') return rules.mask && Number.isFinite(value) ? rules.mask(value, key) : value;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'object' || depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((part, index) => scrub(part, rules, `${path}[${index}]`, key, depth + 1));
  return isPlainRecord(value) ? scrubFields(value, rules, path, depth) : null;
}

const isPlainRecord = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The same for a record: what is not there, or not undefined, stays. */
export function scrubFields(
  fields: Readonly<Record<string, unknown>>,
  rules: ScrubRules,
  path: string,
  depth = 0,
): Record<string, unknown> {
  const kept = Object.entries(fields).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    kept.map(([name, part]) => [
      // A name can hold a secret as well, for example in a record by session.
      rules.text(name),
      rules.isSecret(name) && part !== null && part !== ''
        ? REMOVED
        : scrub(part, rules, path === '' ? name : `${path}.${name}`, name, depth + 1),
    ]),
  );
}

/** An expression computes a secret from elsewhere; only one with a text in it can hold one. Doubled, the sign is a text. */
const isHarmless = (value: unknown) =>
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' && /^(=(?!=)|@(?!@))[^"'`]*$/.test(value));

/** The names of the controls and columns of a page whose values are secret. */
export function secretControls(part: unknown, found = new Set<string>(), depth = 0): ReadonlySet<string> {
  if (typeof part !== 'object' || part === null || depth > MAX_DEPTH) return found;
  if (isRecord(part) && part.type === 'password' && typeof part.name === 'string') found.add(part.name);
  Object.values(part).forEach((below) => secretControls(below, found, depth + 1));
  return found;
}

/** A copy of a page's protocol without the secrets that its author has written into it. */
export function scrubProtocol(part: unknown, rules: ScrubRules, path: string, depth = 0): unknown {
  if (!isRecord(part) || depth > MAX_DEPTH)
    return Array.isArray(part) && depth <= MAX_DEPTH
      ? part.map((item, index) => scrubProtocol(item, rules, `${path}[${index}]`, depth + 1))
      : scrub(part, rules, path, '', depth);
  const isPassword = part.type === 'password';
  const setsSecret = isPassword || (typeof part.target === 'string' && rules.isSecret(part.target));
  return Object.fromEntries(
    Object.entries(part).map(([key, below]) => {
      const isSecret = rules.isSecret(key) || (setsSecret && key === 'value');
      const isOwn = isPassword && key === 'value';
      const isKept = !isSecret || (!isOwn && (isHarmless(below) || (typeof below === 'object' && key !== 'value')));
      return [rules.text(key), isKept ? scrubProtocol(below, rules, `${path}.${key}`, depth + 1) : REMOVED];
    }),
  );
}

/** All texts that stand under secret names, however deep. @param isSecret By name. */
export function secretTexts(
  part: unknown,
  isSecret: (name: string) => boolean,
  found = new Set<string>(),
  isBelow = false,
  depth = 0,
): ReadonlySet<string> {
  if (typeof part === 'string' && isBelow) found.add(part);
  if (typeof part !== 'object' || part === null || depth > MAX_DEPTH) return found;
  Object.entries(part).forEach(([key, below]) =>
    secretTexts(below, isSecret, found, isBelow || (!Array.isArray(part) && isSecret(key)), depth + 1),
  );
  return found;
}

export const secretNameRule =
  (controls: ReadonlySet<string>) =>
  (name: string): boolean =>
    controls.has(name) || isSecretName(name);
