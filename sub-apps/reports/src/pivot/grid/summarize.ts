import { div } from '@atrium/common/money/decimal';
import { round } from '@atrium/common/money/round';
import { figureText } from '../../figures/figureText';
import type { FigureFormat } from '../../figures/figureText';
import type { Axis } from '../model/axis';
import { pivotAddsUp } from '../model/pivotAddsUp';
import type { FigureRange } from '../model/pivotTable';
import type { PivotModel } from '../pivotModel';

/**
 * What the selected figures come to: their sum and average where they add up, else the least and the greatest of them;
 * only their count where they are not written alike.
 */
export interface Summary {
  count: number;
  sum?: string;
  average?: string;
  least?: string;
  greatest?: string;
}

/** An average has no more digits than this where its column does not fix them. */
const AVERAGE_DECIMALS = 2;

const isAlike = (a: FigureFormat, b: FigureFormat) =>
  a.type === b.type && a.decimals === b.decimals && a.isComparison === b.isComparison;

/** A sum has no more digits than this: those beyond are the error of binary numbers. */
const SUM_DECIMALS = 10;

/** Neumaier's compensated sum: adds half a million figures at once, as exactly as decimals do. */
class ExactSum {
  #sum = 0;
  #lost = 0;

  add(figure: number): void {
    const next = this.#sum + figure;
    this.#lost += Math.abs(this.#sum) >= Math.abs(figure) ? this.#sum - next + figure : figure - next + this.#sum;
    this.#sum = next;
  }

  get value(): number {
    return round(this.#sum + this.#lost, SUM_DECIMALS);
  }
}

/**
 * Whether an item contains no other one that is shown: a leaf, or a folded group in the place of its members. `level` is
 * the last level of members.
 */
const isPart = (axis: Axis, level: number) => (item: number) => {
  const header = axis.headerAt[level]?.[item];
  // Without dimensions the only figures are those of the total.
  return header === undefined || header.kind === 'leaf' || header.kind === 'group' || axis.items.length === 1;
};

const placesOf = (start: number, end: number) => Array.from({ length: end - start + 1 }, (_, index) => start + index);

/**
 * Counts and adds the selected figures; cells without data count for nothing. Totals repeat the figures of their
 * members and are left out; a selection of nothing but totals is only counted.
 */
export function summarize(model: PivotModel, range: FigureRange): Summary {
  const selectedRows = placesOf(range.rowStart, range.rowEnd);
  const selectedColumns = placesOf(range.columnStart, range.columnEnd);
  const partRows = selectedRows.filter(isPart(model.rows, model.rows.levels - 1));
  const partColumns = selectedColumns.filter(isPart(model.columns, model.columns.levels - 2));
  const hasParts = partRows.length > 0 && partColumns.length > 0;
  const [rows, columns] = hasParts ? [partRows, partColumns] : [selectedRows, selectedColumns];
  let count = 0;
  let [least, greatest] = [Infinity, -Infinity];
  const total = new ExactSum();
  for (const row of rows) {
    for (const column of columns) {
      const figure = model.figureAt(row, column);
      if (figure === null || figure === undefined) continue;
      count += 1;
      total.add(figure);
      if (figure < least) least = figure;
      if (figure > greatest) greatest = figure;
    }
  }
  const values = columns.flatMap((column) => model.columns.items[column]?.value ?? []);
  const [first] = values;
  if (!first || !hasParts || count === 0 || !values.every((value) => isAlike(value, first))) return { count };
  if (!values.every((value) => pivotAddsUp(model.source.data, value))) {
    return { count, least: figureText(least, first), greatest: figureText(greatest, first) };
  }
  const sum = total.value;
  const average = div(sum, count);
  const isFree = first.type === 'number' && first.decimals === undefined;
  return {
    count,
    sum: figureText(sum, first),
    average: figureText(isFree ? round(average, AVERAGE_DECIMALS) : average, first),
  };
}
