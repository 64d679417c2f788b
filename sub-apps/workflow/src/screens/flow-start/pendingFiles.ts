import { isRecord } from '@atrium/common/isRecord';
import type { FormValues } from '../../form/createFormPage';

/** Deeper values of a form hold no files. */
const MAX_DEPTH = 6;

/** A file that a control holds while it is uploaded: it has the id of its upload instead of an address. */
const isPending = (value: unknown): value is { pending: string; filename?: unknown } =>
  isRecord(value) && typeof value.pending === 'string' && value.pending !== '' && !value.url;

function filesIn(value: unknown, depth: number): string[] {
  if (depth > MAX_DEPTH) return [];
  if (isPending(value)) return [typeof value.filename === 'string' ? value.filename : ''];
  if (Array.isArray(value)) return value.flatMap((each) => filesIn(each, depth + 1));
  return isRecord(value) ? Object.values(value).flatMap((each) => filesIn(each, depth + 1)) : [];
}

function without(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.filter((each) => !isPending(each)).map((each) => without(each, depth + 1));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => !isPending(each));
  return Object.fromEntries(kept.map(([name, each]) => [name, without(each, depth + 1)]));
}

/** The names of the files that are still being uploaded, in the lines of tables as well. */
export const pendingFiles = (values: FormValues): readonly string[] => filesIn(values, 0);

/** The values without the files that are still being uploaded. */
export const withoutPending = (values: FormValues): FormValues => without(values, 0) as FormValues;
