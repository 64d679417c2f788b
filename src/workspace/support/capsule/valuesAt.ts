import { isRecord } from '@/common/isRecord';
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

/** Values that are taken back to what they were; each list and each row is copied once, however often it is changed. */
class Undone {
  private readonly values: Map<string, unknown>;
  private readonly lists = new Map<string, Map<number, Record<string, unknown>>>();

  constructor(values: Values) {
    this.values = new Map(Object.entries(values));
  }

  set(name: string, value: unknown): void {
    this.values.set(name, value);
    this.lists.delete(name);
  }

  /** @param index Of the row; lines of sections are left as they are. */
  setCell(array: string, index: number, column: string, value: unknown): void {
    const list: unknown = this.values.get(array);
    const row: unknown = Array.isArray(list) ? list[index] : undefined;
    if (!isRecord(row)) return;
    const rows = this.lists.get(array) ?? new Map<number, Record<string, unknown>>();
    this.lists.set(array, rows);
    const copy = rows.get(index) ?? { ...row };
    rows.set(index, copy);
    Object.defineProperty(copy, column, { value, enumerable: true, configurable: true, writable: true });
  }

  result(): Values {
    const entries = [...this.values].map(([name, value]) => {
      const rows = this.lists.get(name);
      return [name, rows && Array.isArray(value) ? value.map((row: unknown, index) => rows.get(index) ?? row) : value];
    });
    return Object.fromEntries(entries) as Values;
  }
}

/** Takes an entry back. Rows that came or went meanwhile are those of the end. */
function takeBack(undone: Undone, entry: CapsuleEntry): void {
  if (entry.kind !== 'edit' && !(entry.kind === 'change' && entry.prop === 'value')) return;
  const old = valueOf(entry.before);
  if (!old) return;
  const [name = '', column] = entry.control.split('.');
  if (column !== undefined) undone.setCell(name, Number(entry.place) - 1, column, old.value);
  // A computed value follows from the others.
  else if (entry.kind === 'edit' || entry.source === undefined) undone.set(name, old.value);
}

/**
 * The values of a page as they were after so many entries of its trace: those of the end, with every later edit taken
 * back.
 */
export function valuesAt({ page, trace }: Pick<Capsule, 'page' | 'trace'>, count: number): Values {
  const undone = new Undone(page?.values ?? {});
  trace
    .slice(count)
    .toReversed()
    .forEach((entry) => takeBack(undone, entry));
  return undone.result();
}
