import { isRecord } from '@atrium/common/isRecord';
import type { Stamp } from '../api/recordApi';

/** A record as it is stored now, with the fields of its form. */
export interface Latest<Draft> extends Stamp {
  draft: Draft;
}

/** Codes and ids have no order: what was taken out and put in again is the same list. */
const inOrder = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.toSorted() : value;

const isSame = (a: unknown, b: unknown) => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

/** The fields in which two drafts differ. */
export const changedFields = <Draft extends object>(from: Draft, to: Draft): (keyof Draft & string)[] =>
  (Object.keys(to) as (keyof Draft & string)[]).filter((field) => !isSame(from[field], to[field]));

/**
 * Three-way merge: the fields that only the other person changed get the stored value. Of those that both have changed,
 * the input is kept or replaced.
 */
export function mergedInput<Draft extends object>(
  base: Draft,
  mine: Draft,
  stored: Draft,
  prefer: 'mine' | 'stored',
): Partial<Draft> {
  const own = new Set(prefer === 'mine' ? changedFields(base, mine) : []);
  const fields = changedFields(base, stored).filter((field) => !own.has(field));
  return Object.fromEntries(fields.map((field) => [field, stored[field]])) as Partial<Draft>;
}

/** The record that input started from. */
export interface Base<Draft> {
  draft: Draft;
  version: number | undefined;
}

/** What an editor keeps of its input: the form, the record that it started from, and the request of its saves, if any. */
export interface Content {
  input: unknown;
  base: Base<unknown>;
  requestId?: string;
}

interface Restored<Draft> {
  /** What a new record starts with. */
  blank: Draft;
  stored: Latest<Draft> | undefined;
  /** What the editor had kept. */
  content: unknown;
  readDraft(content: unknown): Partial<Draft>;
}

/**
 * The input that the form starts with, and the record that it started from: that may have changed since. Input that may have
 * been saved without an answer keeps its request.
 */
export function restoredInput<Draft>({ blank, stored, content, readDraft }: Restored<Draft>) {
  const current: Base<Draft> = { draft: stored?.draft ?? blank, version: stored?.version };
  if (!isRecord(content)) return { base: current, input: readDraft(content) };
  const { input, base, requestId } = content;
  const { draft, version } = isRecord(base) ? base : {};
  const isOlder = stored && typeof version === 'number' && version !== stored.version;
  return {
    base: isOlder ? { draft: { ...stored.draft, ...readDraft(draft) }, version } : current,
    input: readDraft(input),
    requestId: typeof requestId === 'string' ? requestId : undefined,
  };
}

/** The stored record if its fields are no longer those that the input started from. */
export const newerThan = <Draft extends object>(base: Base<Draft>, stored: Latest<Draft> | undefined) =>
  stored && changedFields(base.draft, stored.draft).length > 0 ? stored : undefined;
