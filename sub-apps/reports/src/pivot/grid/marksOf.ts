import type { Mark } from '../../api/reportQuery';
import { beyondLimit } from '../../figures/beyondLimit';
import type { FigureSizes } from '../model/figureSizes';
import type { PivotModel } from '../pivotModel';

/** How a figure is highlighted. */
export interface FigureMark {
  /** Length of the bar as a share of the largest figure of its measure, negative for a negative figure. */
  readonly bar: number | undefined;
  /** Beyond a limit. */
  readonly beyond: Mark | undefined;
}

/** The marks of each measure, for the figures of a model. */
export class MarkedFigures {
  readonly #byMeasure = new Map<string, Mark[]>();
  readonly #largest = new Map<string, number>();

  constructor(marks: readonly Mark[], { source }: PivotModel, { largest }: FigureSizes) {
    for (const mark of marks) this.#byMeasure.set(mark.measure, [...(this.#byMeasure.get(mark.measure) ?? []), mark]);
    source.data.values.forEach(({ code }, index) => this.#largest.set(code, largest[index] ?? 0));
  }

  /** Totals are larger than what they add up and have no marks. */
  markOf(model: PivotModel, row: number, column: number): FigureMark | undefined {
    const item = model.columns.items[column];
    const marks = item && this.#byMeasure.get(item.value.code);
    if (!marks || item.kind !== 'leaf' || model.rows.items[row]?.kind !== 'leaf') return undefined;
    const figure = model.figureAt(row, column);
    if (figure === null || figure === undefined) return undefined;
    const largest = this.#largest.get(item.value.code) ?? 0;
    const hasBar = largest > 0 && marks.some(({ kind }) => kind === 'bar');
    return { bar: hasBar ? figure / largest : undefined, beyond: beyondLimit(marks, figure) };
  }

  get measures(): ReadonlySet<string> {
    return new Set(this.#byMeasure.keys());
  }
}
