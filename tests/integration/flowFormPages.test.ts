import type { FieldRights } from '@/common/fieldRights';
import { moreControls } from '@/engine/controls/moreControls';
import { addControls } from '@/engine/loadParts';
import { createPageHandle } from '@/engine/model/pageHandle';
import { createTestPage } from '@/engine/model/testPage';
import expense from '../../mock/domain/protocols/flow-expense.json';
import leave from '../../mock/domain/protocols/flow-leave.json';

addControls(moreControls);

interface PageFile {
  protocol: { controls: readonly unknown[] };
}
const LINE = { date: '2026-11-20', item: 'train', amount: 2999.99, remark: '' };
const FILE = {
  url: 'https://files.example/invoice.pdf',
  filename: 'invoice.pdf',
  type: 'application/pdf',
  date: '2026-11-20',
  datetime: '1795132800000',
};
const CLAIM = { type: 'travel', reason: '出差', lines: [LINE] };

/** The form of a flow as a screen mounts it, with these values. */
async function open({ protocol }: PageFile, given: Record<string, unknown>, rights?: FieldRights) {
  const { page } = createTestPage(protocol.controls, { given, ...(rights && { rights }) });
  await page.start();
  const { collect } = createPageHandle(page);
  const wrong = () =>
    [...page.controls.values()].flatMap((control) => (control.error() === undefined ? [] : [control.name]));
  return { page, collect, wrong };
}

describe('the form of an expense claim', () => {
  it.each([
    ['less than 3,000', [LINE], true],
    ['3,000 in one line', [{ ...LINE, amount: 3000 }], false],
    ['3,000 in two lines', [LINE, { ...LINE, amount: 0.01 }], false],
  ])('of %s asks for receipts or does not', async (_case, lines, isComplete) => {
    const { collect, wrong } = await open(expense, { ...CLAIM, lines });
    expect([(await collect()) !== undefined, wrong()]).toEqual([isComplete, isComplete ? [] : ['attachments']]);
    const complete = await open(expense, { ...CLAIM, lines, attachments: [FILE] });
    await expect(complete.collect()).resolves.toMatchObject({ attachments: [FILE] });
  });

  it('asks for receipts as soon as a line is changed, and no more once it is below again', async () => {
    const { page, collect } = await open(expense, CLAIM);
    const set = (amount: number) => page.control('lines').edit([{ ...LINE, amount }]);
    expect(page.control('attachments').isRequired()).toBe(false);
    set(3000);
    expect(page.control('attachments').isRequired()).toBe(true);
    await expect(collect()).resolves.toBeUndefined();
    set(10);
    await expect(collect()).resolves.toMatchObject({ amount: 10 });
  });

  it.each([
    ['a negative amount', { ...LINE, amount: -500 }],
    ['an amount of nothing', { ...LINE, amount: 0 }],
    ['an amount beyond all bounds', { ...LINE, amount: 1e308 }],
    ['an amount that is no number', { ...LINE, amount: 'much' }],
    ['a missing amount', { ...LINE, amount: undefined }],
    ['a missing day', { ...LINE, date: undefined }],
    ['nothing at all', {}],
  ])('refuses a line with %s', async (_case, line) => {
    const { collect } = await open(expense, { ...CLAIM, lines: [LINE, line] });
    await expect(collect()).resolves.toBeUndefined();
  });

  it('needs a line', async () => {
    const { collect } = await open(expense, { ...CLAIM, lines: [] });
    await expect(collect()).resolves.toBeUndefined();
  });

  it('does not ask an approver for receipts who may only read them', async () => {
    const rights: FieldRights = { default: 'readonly', fields: { reason: 'editable' } };
    const { collect } = await open(expense, { ...CLAIM, lines: [{ ...LINE, amount: 5000 }], amount: 5000 }, rights);
    await expect(collect()).resolves.toBeDefined();
  });
});

describe('the form of a leave', () => {
  const LEAVE = { type: 'annual', from: '2026-12-01', to: '2026-12-05', reason: '回家' };

  it('counts its days', async () => {
    const { collect } = await open(leave, LEAVE);
    await expect(collect()).resolves.toMatchObject({ days: 5 });
  });

  it('whose end is before its beginning says so at the end, counts no days, and is refused', async () => {
    const { page, collect, wrong } = await open(leave, { ...LEAVE, to: undefined });
    expect(wrong()).toEqual([]);
    page.control('to').edit('2026-11-30');
    expect(wrong()).toEqual(['to']);
    expect(page.control('to').error()).toBe('flowform.leave.reversed');
    expect(page.control('days').value()).toBe('');
    await expect(collect()).resolves.toBeUndefined();
    expect(wrong()).toEqual(['to']);
    page.control('from').edit('2026-11-30');
    expect(wrong()).toEqual([]);
    await expect(collect()).resolves.toMatchObject({ days: 1 });
    page.control('from').edit('2026-12-01');
    expect(wrong()).toEqual(['to']);
  });

  it.each([
    ['a beginning that is no day', { from: 'garbage' }],
    ['no end', { to: undefined }],
  ])('refuses %s', async (_case, change) => {
    const { collect } = await open(leave, { ...LEAVE, ...change });
    await expect(collect()).resolves.toBeUndefined();
  });
});
