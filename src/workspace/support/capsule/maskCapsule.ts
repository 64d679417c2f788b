import { isRecord } from '@/common/isRecord';
import type { Capsule, CapsuleCall, CapsuleEntry } from './capsule';
import type { Design } from './design';
import { maskMessage } from './maskMessage';
import { parseCut, parseJson } from './parseCut';
import { createPlaceholders, shapeOf } from './placeholders';
import type { Maskable } from './placeholders';
import { REMOVED } from './secretNames';
import { TextIndex } from './TextIndex';

/** Whole numbers up to this are states and counts. */
const MAX_PLAIN_NUMBER = 9;
/** Values that are replaced inside of messages: shorter ones stand in everything. */
const MIN_LENGTH_INSIDE = 2;
/** What the protocol of rows and pages says itself, such as how many there are. */
const PROTOCOL_FIELD = /^__(itemcount|pageindex|pagesize|index|pagestatus|pagestate|lazyload|checked)$/;
/** The same at the top of an answer with rows, and of what was asked for. */
const COUNT_FIELD = /^(total|count|pageindex|pagesize)$/i;
/** Fields of most answers: they say what stands there, and nothing about it. */
const COMMON_FIELDS: ReadonlySet<string> = new Set(
  'items rows list data records total count pageindex pagesize id name text value key code type title label children parentid status'.split(
    ' ',
  ),
);

/** Places in a capsule. */
const PATH_FIELDS: ReadonlySet<string> = new Set(
  'page linkParam protocol fragments values user calls input answer'.split(' '),
);

/** What becomes of each part of a capsule. */
interface Replacer {
  value(value: Maskable): Maskable;
  message(text: string): string;
}

/** What is no personal data, whatever it says. */
const isPlain = (value: Maskable) =>
  typeof value === 'number'
    ? Number.isInteger(value) && Math.abs(value) <= MAX_PLAIN_NUMBER
    : value.length <= 1 || !/[\p{L}\p{N}]/u.test(value);

/** Data in which one text has only its shape. */
function withShape(data: unknown, text: string): unknown {
  if (data === text) return shapeOf(text);
  if (Array.isArray(data)) return data.map((item) => withShape(item, text));
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([field, below]) => [field, withShape(below, text)]));
}

/** Walks through a capsule in one order, whatever is done with its parts. */
class Walk {
  constructor(
    private readonly design: Design,
    private readonly replacer: Replacer,
  ) {}

  private isOwn(value: Maskable): boolean {
    return isPlain(value) || this.design.values.has(value);
  }

  private text(text: string): unknown {
    if (this.isOwn(text)) return text;
    const inner = /^\s*[[{]/.test(text) ? parseJson(text) : undefined;
    return inner ? JSON.stringify(this.data(inner.value)) : this.whole(text);
  }

  /** A text that is one value; where a secret was removed from it, each part is one. */
  private whole(text: string): string {
    const parts = text.split(REMOVED);
    return parts.map((part) => (isPlain(part) ? part : String(this.replacer.value(part)))).join(REMOVED);
  }

  private name(name: string): string {
    const { words, values } = this.design;
    const isKept = name.startsWith('__') || COMMON_FIELDS.has(name) || words.has(name) || values.has(name);
    return isKept ? name : this.whole(name);
  }

  data(part: unknown, isTop = false): unknown {
    if (typeof part === 'string') return this.text(part);
    if (typeof part === 'number') return this.isOwn(part) ? part : this.replacer.value(part);
    if (Array.isArray(part)) return part.map((item) => this.data(item));
    return isRecord(part) ? this.fields(part, isTop) : part;
  }

  fields(fields: Readonly<Record<string, unknown>>, isTop = false): Record<string, unknown> {
    const isStructure = (field: string, value: unknown) =>
      typeof value === 'number' && (PROTOCOL_FIELD.test(field) || (isTop && COUNT_FIELD.test(field)));
    return Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [
        this.name(field),
        isStructure(field, value) ? value : this.data(value),
      ]),
    );
  }

  private preview(json: string): string {
    if (json === '' || json === REMOVED) return json;
    const whole = parseJson(json);
    if (whole) return JSON.stringify(this.data(whole.value));
    const cut = parseCut(json.replace(/…$/, ''));
    if (!cut) return shapeOf(json);
    // The first letter of a name is no state, as a whole text of one letter is.
    const value = cut.lastText === undefined ? cut.value : withShape(cut.value, cut.lastText);
    return `${JSON.stringify(this.data(value))}…`;
  }

  private entry(entry: CapsuleEntry): CapsuleEntry {
    if (entry.kind === 'edit' || entry.kind === 'change')
      return { ...entry, before: this.preview(entry.before), after: this.preview(entry.after) };
    const { result, error } = entry.ending ?? {};
    const ending = entry.ending && {
      ...entry.ending,
      ...(result !== undefined && { result: this.preview(result) }),
      ...(error !== undefined && { error: this.replacer.message(error) }),
    };
    const ended = { ...entry, ...(ending && { ending }) };
    if (ended.kind === 'step') return { ...ended, params: this.preview(ended.params) };
    return ended.kind === 'request' ? { ...ended, input: this.preview(ended.input) } : ended;
  }

  private call({ input, answer, error, ...call }: CapsuleCall): CapsuleCall {
    const hasRows = isRecord(answer) && Object.values(answer).some(Array.isArray);
    return {
      ...call,
      input: this.fields(input, true),
      ...(answer !== undefined && { answer: this.data(answer, hasRows) }),
      ...(error && { error: { ...error, message: this.replacer.message(error.message) } }),
    };
  }

  capsule({ page, calls, trace, errors, cuts, ...capsule }: Capsule): Capsule {
    const masked = page && {
      ...page,
      linkParam: this.fields(page.linkParam),
      values: this.fields(page.values),
      user: { ...page.user, fields: this.fields(page.user.fields) },
    };
    return {
      ...capsule,
      ...(masked && { page: masked }),
      calls: calls.map((call) => this.call(call)),
      trace: trace.map((entry) => this.entry(entry)),
      errors: errors.map(({ message, details, ...error }) => ({
        ...error,
        message: this.replacer.message(message),
        ...(details !== undefined && { details: this.replacer.message(details) }),
      })),
      cuts: cuts.map(({ path, ...cut }) => ({
        ...cut,
        path: path.replace(/[^.[\]]+/g, (part) =>
          /^\d+$/.test(part) || PATH_FIELDS.has(part) ? part : this.name(part),
        ),
      })),
    };
  }
}

/**
 * A capsule with placeholders in place of personal data: of the same type and shape, the same value always by the same
 * one. What the page's design holds itself stays. First all values are collected, then the capsule is written.
 */
export function maskCapsule(capsule: Capsule, design: Design): Capsule {
  const values = new Set<Maskable>();
  const collect = (value: Maskable) => {
    values.add(value);
    return value;
  };
  new Walk(design, { value: collect, message: (text) => text }).capsule(capsule);
  const placeholders = createPlaceholders(values, new Set([...design.values, ...design.words]));
  const value = (given: Maskable) => placeholders.get(given) ?? given;
  const written = new Map([...placeholders].map(([from, to]) => [String(from), String(to)]));
  const index = new TextIndex(written.keys(), MIN_LENGTH_INSIDE);
  const words = new Set([...design.words, ...capsule.calls.map(({ api }) => api)]);
  const message = (text: string) =>
    maskMessage(
      text,
      (line, rest) => index.split(line, rest, (found) => written.get(found) ?? found),
      (word) => words.has(word),
    );
  return new Walk(design, { value, message }).capsule(capsule);
}
