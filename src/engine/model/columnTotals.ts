import { computed } from 'alien-signals';
import { add, sub } from '@/common/money/decimal';
import { average, greatest, least, total } from '../expressions/functions/aggregates';
import { toNumber, toNumbers } from '../expressions/functions/toNumber';
import type { AggregateKind } from '../expressions/scope';
import type { Row } from './row';
import { signal } from './reactive';

const counts = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Totals over one column, kept up to date by differences: an edit costs the same in ten rows and in ten thousand. */
class ColumnTotals {
  readonly sum = signal(0);
  readonly filled = signal(0);

  constructor(rows: readonly Row[], column: string) {
    const numbers = toNumbers(rows.map((row) => row.values[column]));
    this.sum(total(numbers));
    this.filled(numbers.length);
  }

  change(before: unknown, after: unknown): void {
    this.sum(add(sub(this.sum(), toNumber(before)), toNumber(after)));
    this.filled(this.filled() + Number(counts(after)) - Number(counts(before)));
  }
}

/** Totals of an array's columns; a column is followed from the first time that somebody asks for it. */
export class Totals {
  private readonly byColumn = new Map<string, ColumnTotals>();
  private readonly extremes = new Map<string, () => number>();

  constructor(private readonly rows: () => readonly Row[], private readonly contents: () => unknown, private readonly structure: () => unknown) {}

  read(kind: AggregateKind, column: string): number {
    if (kind === 'count') {
      this.structure();
      return this.rows().length;
    }
    if (kind === 'min' || kind === 'max') return this.extreme(kind, column);
    const totals = this.of(column);
    return kind === 'sum' ? totals.sum() : average(totals.sum(), totals.filled());
  }

  change(column: string, before: unknown, after: unknown): void {
    this.byColumn.get(column)?.change(before, after);
  }

  /** Rows came or went. */
  shift(rows: readonly Row[], direction: 'in' | 'out'): void {
    for (const [column, totals] of this.byColumn) {
      for (const { values } of rows) {
        if (direction === 'in') totals.change(undefined, values[column]);
        else totals.change(values[column], undefined);
      }
    }
  }

  private of(column: string): ColumnTotals {
    const known = this.byColumn.get(column);
    if (known) return known;
    const totals = new ColumnTotals(this.rows(), column);
    this.byColumn.set(column, totals);
    return totals;
  }

  private extreme(kind: 'min' | 'max', column: string): number {
    const key = `${kind} ${column}`;
    const known = this.extremes.get(key);
    if (known) return known();
    const pick = kind === 'min' ? least : greatest;
    const read = computed(() => {
      this.contents();
      return pick(toNumbers(this.rows().map((row) => row.values[column])));
    });
    this.extremes.set(key, read);
    return read();
  }
}
