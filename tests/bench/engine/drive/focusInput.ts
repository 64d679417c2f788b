import type { Page } from 'puppeteer';

/** Where a key goes: a form's control, or a cell of the array. */
export type InputAddress = { control: string } | { row: number; column: number };

/** Focuses an input as a person who clicked behind its text would. */
export async function focusInput(page: Page, address: InputAddress): Promise<void> {
  await page.evaluate((wanted) => {
    const { bench } = window;
    const input = 'control' in wanted ? bench.control(wanted.control) : bench.table.cell(wanted.row, wanted.column);
    if (!input) throw new Error(`no input to type into: ${JSON.stringify(wanted)}`);
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, address);
}
