import { FAULT_KINDS } from '../rules/rules';
import type { FaultKind } from '../rules/rules';

const KIND_BITS = new Map(FAULT_KINDS.map((kind, index) => [kind, 1 << index]));

/** How many faults a sheet has, and which rows. Of each row only the kinds are kept, so many faults need little memory. */
export class FaultTally {
  private readonly kindsOfRow: Uint16Array;
  /** Faults by kind and column; the lists have holes. */
  private readonly byKind = new Map<FaultKind, number[]>();

  constructor(rowCount: number) {
    this.kindsOfRow = new Uint16Array(rowCount);
  }

  clear(): void {
    this.byKind.clear();
    this.kindsOfRow.fill(0);
  }

  /** Adds the faults of a row, or takes them out before the row changes. */
  add(row: number, faults: readonly { readonly kind: FaultKind; readonly column: number }[], sign: 1 | -1): void {
    let kinds = 0;
    for (const { kind, column } of faults) {
      kinds |= KIND_BITS.get(kind) ?? 0;
      const byColumn = this.byKind.get(kind) ?? [];
      byColumn[column] = (byColumn[column] ?? 0) + sign;
      this.byKind.set(kind, byColumn);
    }
    this.kindsOfRow[row] = kinds;
  }

  hasFault = (row: number): boolean => this.kindsOfRow[row] !== 0;

  /** Rows with a fault, of a kind if given, in their order. */
  rows(kind?: FaultKind): number[] {
    const bits = kind ? (KIND_BITS.get(kind) ?? 0) : -1;
    const rows: number[] = [];
    this.kindsOfRow.forEach((kinds, row) => {
      if ((kinds & bits) !== 0) rows.push(row);
    });
    return rows;
  }

  /** Faults by kind; only those that occur. */
  totals(): { readonly kind: FaultKind; readonly count: number }[] {
    return [...this.byKind].flatMap(([kind, byColumn]) => {
      const count = byColumn.reduce((sum, each) => sum + each, 0);
      return count > 0 ? [{ kind, count }] : [];
    });
  }

  /** Faults by kind and column; only those that occur. */
  byColumn(): { readonly kind: FaultKind; readonly column: number; readonly count: number }[] {
    return [...this.byKind].flatMap(([kind, byColumn]) =>
      byColumn.flatMap((count, column) => (count > 0 ? [{ kind, column, count }] : [])),
    );
  }
}
