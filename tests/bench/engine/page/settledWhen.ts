import type { DependencySpec } from '../workloads/spec';
import { numberIn } from './numberIn';

/** When the work that a key started is done, in terms of what the page shows. */
export type SettledWhen =
  | { kind: 'painted' }
  | { kind: 'dependents'; key: string; dependents: { name: string; kind: DependencySpec['kind'] }[] }
  | { kind: 'chain'; key: string; last: string; distance: number }
  | { kind: 'amount'; row: number; price: number; otherAmounts: number };

const QUANTITY_COLUMN = 4;
const AMOUNT_COLUMN = 5;

/** Whether the page shows all effects of the typed text. */
export function isSettled(when: SettledWhen): boolean {
  switch (when.kind) {
    case 'painted':
      return true;
    case 'dependents':
      return when.dependents.every(({ name, kind }) => follows(name, kind, textOf(when.key)));
    case 'chain':
      return numberIn(window.bench.value(when.last)) === numberIn(textOf(when.key)) + when.distance;
    case 'amount': {
      const { table } = window.bench;
      const amount = numberIn(table.cell(when.row, QUANTITY_COLUMN)?.value) * when.price;
      const isRowRight = numberIn(table.cellText(when.row, AMOUNT_COLUMN)) === amount;
      return isRowRight && table.footer()?.sum === when.otherAmounts + amount;
    }
  }
}

function follows(name: string, kind: DependencySpec['kind'], typed: string): boolean {
  const isOdd = typed.length % 2 === 1;
  if (kind === 'visible') return window.bench.isVisible(name) === !isOdd;
  if (kind === 'required') return window.bench.isRequired(name) === isOdd;
  return window.bench.value(name) === `${typed}-${name}`;
}

function textOf(name: string): string {
  return window.bench.control(name)?.value ?? '';
}
