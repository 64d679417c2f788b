import { focusInput } from '../drive/focusInput';
import { mountTable } from '../drive/mount';
import { arraySpec } from '../workloads/arraySpec';
import type { Case } from './case';
import { typeKeys } from './typeKeys';

const ROW_ACTION_LIMIT_MS = 60_000;
const EDITED_ROW = 3;
const QUANTITY_COLUMN = 4;
const KEYS = ['2', 'Backspace', '2', 'Backspace', '2', 'Backspace'];

/** W4: opens an editable array, types a quantity, adds a row and deletes one. */
export function arrayCase(rowCount: number): Case {
  return {
    key: `W4-${rowCount}`,
    workload: 'W4',
    async run(benchPage, variant) {
      const { page } = benchPage;
      const spec = arraySpec(rowCount, variant);
      const opened = await mountTable(benchPage, spec);
      await page.evaluate(() => window.probe.settle(300));
      await focusInput(page, { row: EDITED_ROW, column: QUANTITY_COLUMN });
      const { price, amount } = spec.rows[EDITED_ROW] ?? {};
      const otherAmounts = spec.sum - Number(amount);
      const edit = await typeKeys(benchPage, KEYS, 0, {
        kind: 'amount',
        row: EDITED_ROW,
        price: Number(price),
        otherAmounts,
      });
      const act = (action: 'add' | 'del', count: number) =>
        page.evaluate(
          (name, rows, limit) => window.probe.timeRowAction(name, rows, limit),
          action,
          count,
          ROW_ACTION_LIMIT_MS,
        );
      const add = await act('add', rowCount + 1);
      await page.evaluate(() => window.probe.settle(300));
      const del = await act('del', rowCount);
      return { open: [opened.result], openCpu: [opened.cpu], ...edit, add: [add], del: [del] };
    },
  };
}
