import { isRecord } from '@/common/isRecord';
import { lookUp } from '@/common/lookUp';
import type { Capsule, CapsuleEntry } from './capsule';

type Values = Readonly<Record<string, unknown>>;

/** A value from its line in the trace; undefined for one that is cut there. */
function valueOf(json: string): { readonly value: unknown } | undefined {
  if (json === '') return { value: null };
  try {
    return { value: JSON.parse(json) };
  } catch {
    return undefined;
  }
}

/** @param place Of the row, from 1; lines of sections are left as they are. */
const withCell = (values: Values, array: string, place: number, column: string, value: unknown): Values => {
  const rows = lookUp(values, array);
  if (!Array.isArray(rows) || !isRecord(rows[place])) return values;
  const list: readonly unknown[] = rows;
  return {
    ...values,
    [array]: list.map((row, index) => (index === place && isRecord(row) ? { ...row, [column]: value } : row)),
  };
};

/** The values as they were before an entry. Rows that came or went meanwhile are those of the end. */
function before(values: Values, entry: CapsuleEntry): Values {
  if (entry.kind !== 'edit' && !(entry.kind === 'change' && entry.prop === 'value')) return values;
  const old = valueOf(entry.before);
  if (!old) return values;
  const [name = '', column] = entry.control.split('.');
  if (column !== undefined) return withCell(values, name, Number(entry.place) - 1, column, old.value);
  // A computed value follows from the others.
  if (entry.kind === 'change' && entry.source !== undefined) return values;
  return { ...values, [name]: old.value };
}

/**
 * The values of a page as they were after so many entries of its trace: those of the end, with every later edit taken
 * back.
 */
export function valuesAt({ page, trace }: Pick<Capsule, 'page' | 'trace'>, count: number): Values {
  return trace.slice(count).reduceRight<Values>(before, page?.values ?? {});
}
