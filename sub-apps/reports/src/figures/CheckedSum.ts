import type { FigureFormat } from './figureText';

/** What rounding may make of a figure, and of a sum relative to its size. Whole figures are not rounded. */
const ROUNDING = 0.01;
const RELATIVE_ROUNDING = 1e-6;
const RELATIVE_BINARY_ERROR = 1e-12;

/** Shares and comparisons never add up, whatever their figures are. */
export const mayAddUp = ({ type, isComparison }: FigureFormat): boolean => type !== 'percent' && !isComparison;

/** A sum of figures that is compared with the total of the server. */
export class CheckedSum {
  #sum = 0;
  #count = 0;
  #isWhole = true;

  add(figure: number): void {
    this.#sum += figure;
    this.#count += 1;
    this.#isWhole &&= Number.isInteger(figure);
  }

  /** 0: it is the total but for rounding; 1: it is more; -1: it is less. */
  compare(total: number): -1 | 0 | 1 {
    const size = Math.abs(total);
    const isWhole = this.#isWhole && Number.isInteger(total);
    const rounding = isWhole
      ? RELATIVE_BINARY_ERROR * size
      : Math.max(ROUNDING * this.#count, RELATIVE_ROUNDING * size);
    if (Math.abs(this.#sum - total) <= rounding) return 0;
    return this.#sum < total ? -1 : 1;
  }
}
