import type { TableProbes } from '../../contract';
import { find, findAll } from './dom';

interface TableDom {
  row: string;
  cell: string;
  footer: string;
  add: string;
  /** The delete button inside a row. */
  del: string;
  /** The document scrolls when this is left out or matches nothing. */
  scroller?: string;
}

const TOTALS = /sum=([\d.,]+)\s*count=([\d,]+)/;

/** Reads and presses a table through the DOM that its page makes of it. */
export function tableProbes({ row, cell, footer, add, del, scroller }: TableDom): TableProbes {
  const rowAt = (index: number) => findAll(row)[index];
  const cellAt = (rowIndex: number, column: number) => {
    const element = rowAt(rowIndex);
    return element && findAll(cell, element)[column];
  };
  const inputAt = (rowIndex: number, column: number) => cellAt(rowIndex, column)?.querySelector('input') ?? null;
  return {
    domRows: () => document.querySelectorAll(row).length,
    cell: inputAt,
    cellText: (rowIndex, column) => inputAt(rowIndex, column)?.value ?? cellAt(rowIndex, column)?.textContent,
    footer: () => totalsIn(find(footer)?.textContent ?? ''),
    add: () => press(find(add)),
    del: (index) => press(rowAt(index)?.querySelector<HTMLElement>(del)),
    scroller: () => (scroller ? find(scroller) : null) ?? document.documentElement,
  };
}

function totalsIn(text: string): { sum: number; count: number } | null {
  const [, sum, count] = TOTALS.exec(text) ?? [];
  return sum && count ? { sum: Number(sum.replaceAll(',', '')), count: Number(count.replaceAll(',', '')) } : null;
}

function press(button: HTMLElement | null | undefined): void {
  if (!button) throw new Error('the button to press is not there');
  button.click();
}
