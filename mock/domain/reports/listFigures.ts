import { classesOf } from './abc';
import type { FigureType } from './measures';
import { MEASURE, ratio } from './measures';
import type { MonthSums } from './monthSums';
import type { Figure } from './tables';

/** A figure of the list of reports. The translation key is `report.figure.{code}`. */
interface ListFigure {
  type: FigureType;
  /** Of one month; null where it cannot be computed. `customers` is the number of those that the caller may see. */
  valueOf(month: MonthSums, customers: number): Figure;
}

const ofMeasure = (code: keyof typeof MEASURE): ListFigure => ({
  type: MEASURE[code].type,
  valueOf: ({ cell }) => MEASURE[code].valueOf(cell, cell),
});

const isA = (name: string) => name === 'A';

export const LIST_FIGURES = {
  amount: ofMeasure('amount'),
  orders: ofMeasure('orders'),
  average: ofMeasure('average'),
  qty: ofMeasure('qty'),
  customers: ofMeasure('customers'),
  visits: ofMeasure('visits'),
  yoy: {
    type: MEASURE.yoy.type,
    valueOf: ({ cell, isCompared }) => (isCompared ? MEASURE.yoy.valueOf(cell, cell) : null),
  },
  classA: { type: 'number', valueOf: ({ amounts }) => [...classesOf(amounts).values()].filter(isA).length },
  topCategory: {
    type: 'percent',
    valueOf: ({ cell, categories }) => ratio(Math.max(0, ...categories.values()), cell.amountCents),
  },
  visited: { type: 'number', valueOf: ({ visited }) => visited.size },
  coverage: { type: 'percent', valueOf: ({ visited }, customers) => ratio(visited.size, customers) },
} as const satisfies Readonly<Record<string, ListFigure>>;

export type FigureCode = keyof typeof LIST_FIGURES;
