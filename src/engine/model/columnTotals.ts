import { computed } from 'alien-signals';
import { add, sub } from '@/common/money/decimal';
import { average, greatest, least, total } from '../expressions/functions/aggregates';
import { toNumber, toNumbers } from '../expressions/functions/toNumber';
import type { AggregateKind } from '../expressions/scope';
import type { Row } from './row';
import { signal } from './reactive';

const counts = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const DECIMALS_SCALE = 10_000;
const LARGEST_EXACT = 1e9;

/** Money and quantities: what was added can be taken away again without a trace. A half-typed number cannot. */
const isExact = (value: number): boolean =>
  Math.abs(value) < LARGEST_EXACT && Math.round(value * DECIMALS_SCALE) / DECIMALS_SCALE === value;

const exactPart = (value: number): number => (isExact(value) ? value : 0);

/** Totals over one column, kept up to date by differences: an edit costs the same in ten rows and in ten thousand. */
class ColumnTotals {
  readonly sum = signal(0);
  readonly filled = signal(0);
  /** Cells whose value no difference can follow; while there are any, the sum is taken over all rows. */
  readonly inexact = signal(0);

  constructor(
    rows: readonly Row[],
    private readonly column: string,
  ) {
    this.recount(rows);
  }

  recount(rows: readonly Row[]): void {
    const numbers = toNumbers(rows.map((row) => row.values[this.column]));
    this.sum(total(numbers.map(exactPart)));
    this.filled(numbers.length);
    this.inexact(numbers.filter((value) => !isExact(value)).length);
  }

  change(before: unknown, after: unknown): void {
    const [minus, plus] = [toNumber(before), toNumber(after)];
    const inexact = Number(!isExact(plus)) - Number(!isExact(minus));
    if (inexact !== 0) this.inexact(this.inexact() + inexact);
    this.sum(add(sub(this.sum(), exactPart(minus)), exactPart(plus)));
    this.filled(this.filled() + Number(counts(after)) - Number(counts(before)));
  }
}

const OVER_ROWS = { sum: (numbers: readonly number[]) => total(numbers), min: least, max: greatest } as const;

/** Totals of an array's columns; a column is followed from the first time that somebody asks for it. */
export class Totals {
  private readonly byColumn = new Map<string, ColumnTotals>();
  private readonly readers = new Map<string, () => number>();

  constructor(
    private readonly rows: () => readonly Row[],
    private readonly contents: () => unknown,
    private readonly structure: () => unknown,
  ) {}

  read(kind: AggregateKind, column: string): number {
    if (kind === 'count') {
      this.structure();
      return this.rows().length;
    }
    if (kind === 'min' || kind === 'max') return this.overRows(kind, column);
    const totals = this.of(column);
    const sum = totals.inexact() > 0 ? this.overRows('sum', column) : totals.sum();
    return kind === 'sum' ? sum : average(sum, totals.filled());
  }

  /** Follows a column from now on, before anything changes in it. */
  follow(column: string): void {
    this.of(column);
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

  /** All rows may be others, or hold something else. */
  recount(): void {
    this.byColumn.forEach((totals) => totals.recount(this.rows()));
  }

  private numbers(column: string): number[] {
    this.contents();
    return toNumbers(this.rows().map((row) => row.values[column]));
  }

  private of(column: string): ColumnTotals {
    const known = this.byColumn.get(column);
    if (known) return known;
    const totals = new ColumnTotals(this.rows(), column);
    this.byColumn.set(column, totals);
    return totals;
  }

  /** What no difference can follow goes through all rows, once for all expressions that read it. */
  private overRows(kind: keyof typeof OVER_ROWS, column: string): number {
    const key = `${kind} ${column}`;
    const read = this.readers.get(key) ?? computed(() => OVER_ROWS[kind](this.numbers(column)));
    this.readers.set(key, read);
    return read();
  }
}
