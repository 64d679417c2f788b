import { moreControls } from '@/engine/controls/moreControls';
import { PAGE_STATUS } from '@/engine/host';
import { addControls } from '@/engine/loadParts';
import { createPageHandle } from '@/engine/model/pageHandle';
import { createTestPage } from '@/engine/model/testPage';
import discount from '../../mock/domain/protocols/flow-discount.json';
import expense from '../../mock/domain/protocols/flow-expense.json';

addControls(moreControls);

// Mounting renders in slices of its own, for which `act` would wait in vain.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** The form of a flow on the paper of its process. */
async function printed({ protocol }: { protocol: { controls: readonly unknown[] } }, given: Record<string, unknown>) {
  const { page } = createTestPage(protocol.controls, {
    given,
    status: PAGE_STATUS.view,
    rights: { default: 'readonly', fields: { reason: 'hidden' } },
    more: { pageinfo: { type: 200, title: '费用报销单', columns: 2 } },
  });
  await page.start();
  const paper = document.createElement('div');
  const remove = await createPageHandle(page).mountOnPaper(paper);
  return { paper, remove };
}

it('a printed claim has its amounts with their unit, its lines as a table, and the names of its files', async () => {
  const file = (filename: string) => ({ url: `https://files.example/${filename}`, filename });
  const { paper, remove } = await printed(expense, {
    type: 'travel',
    reason: '保密',
    lines: [
      { date: '2026-11-19', item: 'train', amount: 2111, remark: '<b>往返</b>' },
      { date: '2026-11-20', item: 'taxi', amount: 400 },
    ],
    attachments: [file('发票.pdf'), file('行程单.pdf')],
  });
  expect(paper).toHaveTextContent('flowform.expense.amount2,511.00 common.yuan');
  expect(paper).toHaveTextContent('flowform.expense.type.travel');
  expect(paper).toHaveTextContent('发票.pdf，行程单.pdf');
  expect(paper).not.toHaveTextContent(/保密|费用报销单/);
  const [head, ...rows] = [...paper.querySelectorAll('[data-table] tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(head).toEqual([
    ...['flowform.expense.date', 'flowform.expense.item', 'flowform.expense.lineamount', 'order.remark'],
  ]);
  expect(rows.map((cells) => cells.slice(1))).toEqual([
    ['flowform.expense.item.train', '2,111.00', '<b>往返</b>'],
    ['flowform.expense.item.taxi', '400.00', ''],
  ]);
  expect([...paper.querySelectorAll('td[data-numeric]')].map(({ textContent }) => textContent)).toEqual([
    ...['2,111.00', '400.00'],
  ]);
  remove();
  expect(paper).toBeEmptyDOMElement();
});

it('a printed discount names its customer, and has what the form works out', async () => {
  const { paper } = await printed(discount, {
    customer: 'c-1',
    customername: '上海百货',
    percentage: 85,
    amount: 1000,
  });
  expect(paper).toHaveTextContent('上海百货');
  expect(paper).not.toHaveTextContent('c-1');
  expect(paper).toHaveTextContent('flowform.discount.reduced150.00 common.yuan');
});
