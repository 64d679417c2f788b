import { div, round } from '@atrium/common/money/decimal';
import { figureText } from '../../figures/figureText';
import type { FigureFormat } from '../../figures/figureText';
import type { FigureRange } from '../model/pivotTable';
import type { PivotModel } from '../pivotModel';

/** What the selected figures come to. Sum and average only where all of them are written alike. */
export interface Summary {
  count: number;
  sum: string | undefined;
  average: string | undefined;
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

/** Counts and adds the selected figures; cells without data count for nothing. */
export function summarize(model: PivotModel, range: FigureRange): Summary {
  const values = model.columns.items.slice(range.columnStart, range.columnEnd + 1).map(({ value }) => value);
  let count = 0;
  const total = new ExactSum();
  for (let row = range.rowStart; row <= range.rowEnd; row += 1) {
    for (let column = range.columnStart; column <= range.columnEnd; column += 1) {
      const figure = model.figureAt(row, column);
      if (figure === null || figure === undefined) continue;
      count += 1;
      total.add(figure);
    }
  }
  const [first] = values;
  if (!first || count === 0 || !values.every((value) => isAlike(value, first))) {
    return { count, sum: undefined, average: undefined };
  }
  // The sum of growths is a figure, not a growth.
  const format = { ...first, isComparison: false };
  const sum = total.value;
  const average = div(sum, count);
  const isFree = first.type === 'number' && first.decimals === undefined;
  return {
    count,
    sum: figureText(sum, format),
    average: figureText(isFree ? round(average, AVERAGE_DECIMALS) : average, format),
  };
}
