import { isRecord } from '@/common/isRecord';
import { CAPSULE_LIMITS } from './capsule';
import type { CapsuleCut } from './capsule';
import type { KnownSecrets } from './KnownSecrets';
import { parseCut, parseJson } from './parseCut';
import { rewriteJson } from './rewriteJson';
import { namesSecret, withoutSecrets } from './scrubText';
import { REMOVED, isSecretItem, isSecretName, secretFields } from './secretNames';

/** Room for what stands around it in the file. */
export const MAX_DEPTH = CAPSULE_LIMITS.depth - 10;
/** What is read of a text: more than its limit, so that most secrets across it are seen whole. */
const WINDOW = CAPSULE_LIMITS.textLength + 2_000;
/** Ends a preview that the trace has cut. */
const CUT_SIGN = '…';

export interface ScrubberParts {
  /** The controls and columns of the page whose values are secret. */
  controls: ReadonlySet<string>;
  known: KnownSecrets;
  /** Gets each text that stands under a secret name. Secrets are then only looked for, and stay in texts. */
  onSecret?(text: string): void;
  /** Notes a text that was cut. */
  onCut?(cut: CapsuleCut): void;
}

/** How one value is read. */
interface Place {
  readonly path: string;
  readonly depth: number;
  /** The text at which the data was cut. */
  readonly cutText?: string;
}

const isPlainRecord = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Nothing, or a flag: neither tells a secret. */
const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || typeof value === 'boolean';

/** Removes secrets from data and texts: by the names of fields, by what is known, by how they look. */
export class Scrubber {
  /** Names stand in every row. */
  private readonly secretNames = new Map<string, boolean>();
  private readonly names = new Map<string, string>();

  constructor(private readonly parts: ScrubberParts) {}

  /** Whether an expression reads a secret control: what it computes may tell the secret, even half typed. */
  readsSecret(expression: string): boolean {
    return (expression.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []).some((word) => this.parts.controls.has(word));
  }

  readonly isSecret = (name: string): boolean => {
    const known = this.secretNames.get(name);
    if (known !== undefined) return known;
    const isSecret = this.parts.controls.has(name) || isSecretName(name);
    this.secretNames.set(name, isSecret);
    return isSecret;
  };

  /** The name of a field, which can hold a secret as well, for example in a record by session. */
  private name(field: string): string {
    const name = this.names.get(field) ?? this.text(field);
    this.names.set(field, name);
    return name;
  }

  /** A copy of what JSON can hold. Files, functions and what is nested too deep become null. */
  data(value: unknown, path: string): unknown {
    return this.any(value, { path, depth: 0 });
  }

  /** The same for a record: what is undefined is left out. */
  fields(fields: Readonly<Record<string, unknown>>, path: string): Record<string, unknown> {
    return this.record(fields, { path, depth: 0 });
  }

  /** A text without secrets, and then not longer than the limit. JSON in it is scrubbed as data. */
  text(text: string, { path = '', isTitle = false, isCut = false, depth = 0 } = {}): string {
    const { onCut, onSecret } = this.parts;
    const limit = CAPSULE_LIMITS.textLength;
    const rewritten =
      depth > MAX_DEPTH ? text : rewriteJson(text, (value) => this.any(value, { path, depth: depth + 1 }));
    const isLong = rewritten.length >= WINDOW;
    const read = isLong ? rewritten.slice(0, WINDOW) : rewritten;
    const clean = onSecret ? read : this.clean(read, isCut || isLong, isTitle);
    if (clean.length <= limit) return clean;
    if (path !== '') onCut?.({ path, from: text.length, to: limit });
    return onSecret ? clean : clean.slice(0, limit);
  }

  /** The text of a value in the trace: JSON, perhaps cut. What cannot be parsed and names a secret is removed. */
  preview(json: string): string {
    const clean = json === '' ? json : this.cleanPreview(json);
    // Where it was cut is seen only as long as it is not written again.
    return this.parts.onSecret ? json : clean;
  }

  private cleanPreview(json: string): string {
    const isCut = json.endsWith(CUT_SIGN);
    const whole = parseJson(json);
    if (whole) return JSON.stringify(this.any(whole.value, { path: '', depth: 0 }));
    const cut = isCut ? parseCut(json.slice(0, -CUT_SIGN.length)) : undefined;
    if (cut) {
      const { value, lastText: cutText } = cut;
      const clean = this.any(value, { path: '', depth: 0, ...(cutText !== undefined && { cutText }) });
      return JSON.stringify(clean) + CUT_SIGN;
    }
    return namesSecret(json, this.isSecret) ? REMOVED : this.text(json, { isCut });
  }

  /** Tells the texts of a secret, which are then removed wherever they stand. */
  note(secret: unknown, depth = 0): void {
    if (typeof secret === 'string' && secret !== REMOVED) this.parts.onSecret?.(secret);
    else if (typeof secret === 'number') this.parts.onSecret?.(String(secret));
    else if (typeof secret === 'object' && secret !== null && depth < MAX_DEPTH)
      Object.values(secret).forEach((below) => this.note(below, depth + 1));
  }

  private clean(text: string, isCut: boolean, isTitle: boolean): string {
    const { known } = this.parts;
    if (known.is(text, isCut)) return REMOVED;
    return withoutSecrets(known.without(text, isCut), { isSecret: this.isSecret, isTitle });
  }

  private any(value: unknown, place: Place): unknown {
    if (typeof value === 'string') return this.text(value, { ...place, isCut: value === place.cutText });
    if (typeof value === 'number') return this.parts.known.is(String(value)) ? REMOVED : value;
    if (typeof value === 'boolean' || value === null) return value;
    if (typeof value !== 'object' || place.depth > MAX_DEPTH) return null;
    if (Array.isArray(value)) return this.list(value, place);
    return isPlainRecord(value) ? this.record(value, place) : null;
  }

  private list(list: readonly unknown[], { path, depth, ...place }: Place): unknown {
    return list.map((item, index) =>
      isSecretItem(list, index, this.isSecret)
        ? this.removed(item)
        : this.any(item, { ...place, path: `${path}[${index}]`, depth: depth + 1 }),
    );
  }

  private record(record: Readonly<Record<string, unknown>>, { path, depth, ...place }: Place): Record<string, unknown> {
    const isSecret = secretFields(record, this.isSecret);
    const kept = Object.entries(record).filter(([, part]) => part !== undefined);
    return Object.fromEntries(
      kept.map(([field, part]) => {
        const name = this.name(field);
        const below = { ...place, path: path === '' ? name : `${path}.${name}`, depth: depth + 1 };
        return [name, isSecret(field) ? this.removed(part) : this.any(part, below)];
      }),
    );
  }

  private removed(secret: unknown): unknown {
    if (isEmpty(secret)) return secret;
    this.note(secret);
    return REMOVED;
  }
}

/** The names of the controls and columns of a page whose values are secret. */
export function secretControls(part: unknown, found = new Set<string>(), depth = 0): ReadonlySet<string> {
  if (typeof part !== 'object' || part === null || depth > MAX_DEPTH) return found;
  if (isRecord(part) && part.type === 'password' && typeof part.name === 'string') found.add(part.name);
  Object.values(part).forEach((below) => secretControls(below, found, depth + 1));
  return found;
}
