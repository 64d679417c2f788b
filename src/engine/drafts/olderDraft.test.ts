import { KEEP_AFTER_MS } from '@/common/drafts';
import { moreControls } from '../controls/moreControls';
import { PAGE_STATUS } from '../host';
import { addControls } from '../loadParts';
import { createDevice } from './testDrafts';
import type { DraftedPage } from './testDrafts';

addControls(moreControls);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const controls = [
  { type: 'text', name: 'remark', title: '备注' },
  { type: 'number', name: 'qty', title: '数量' },
  { type: 'password', name: 'pin', title: '口令' },
];
const options = {
  status: PAGE_STATUS.edit,
  more: {
    onload: {
      steps: [
        { id: 'order', do: 'call', api: 'orderget' },
        { do: 'fill', values: '=order' },
      ],
    },
  },
};

/** A server with one order, which other people change. */
function createOrder() {
  const order: Record<string, unknown> = { remark: '原来的', qty: 1, pin: '1234', readtime: 1 };
  const device = createDevice({ call: () => Promise.resolve({ ...order }) });
  return { order, device, open: () => device.open(controls, options) };
}

async function crash({ page, session }: DraftedPage) {
  await wait(KEEP_AFTER_MS);
  page.dispose();
  session.end();
  await wait(0);
}

async function leaveDraft(page: DraftedPage) {
  page.edit('remark', '急');
  await crash(page);
}

it('a draft tells which fields of the record were changed after it was begun', async () => {
  const { order, open } = createOrder();
  await leaveDraft(await open());
  order.qty = 2;
  order.remark = '别人的';
  expect((await open()).offer()?.changedSince).toEqual(['备注', '数量']);
});

it('a draft is not older than a record that is the same in all that the page shows', async () => {
  const { order, open } = createOrder();
  await leaveDraft(await open());
  order.readtime = 2;
  expect((await open()).offer()?.changedSince).toEqual([]);
});

it('what is entered after a save claims nothing about the record, which the save has changed', async () => {
  const { order, open } = createOrder();
  const first = await open();
  first.edit('qty', 5);
  first.page.markSaved(first.page.revision);
  order.qty = 5;
  await leaveDraft(first);
  expect((await open()).offer()?.changedSince).toEqual([]);
});

it('a draft that was restored over a newer record belongs to that record', async () => {
  const { order, open } = createOrder();
  await leaveDraft(await open());
  order.qty = 2;
  const next = await open();
  const offer = next.offer();
  if (offer) await Promise.all([next.session.restore(offer), wait(1000)]);
  await crash(next);
  expect((await open()).offer()?.changedSince).toEqual([]);
});

it('an undone loss is restored without a question only where the record is still the same', async () => {
  const { order, device, open } = createOrder();
  await leaveDraft(await open());
  device.drafts.undone.add('draft-1');
  order.remark = '别人的';
  const next = await open();
  expect([next.value('remark'), next.offer()?.changedSince]).toEqual(['别人的', ['备注']]);
});

it('holds no trace of a password of the record', async () => {
  const { device, open } = createOrder();
  await leaveDraft(await open());
  expect(device.contents()).toMatchObject([
    { storedState: { remark: expect.any(String) as string, qty: expect.any(String) as string } },
  ]);
  expect(JSON.stringify(device.contents())).not.toContain('pin');
});

describe('while a record is open twice', () => {
  it('a save of one page is noted in the other, which keeps its input, until that one is saved itself', async () => {
    const { open } = createOrder();
    const [first, second] = [await open(), await open()];
    second.edit('remark', '急');
    first.page.markSaved(first.page.revision);
    await wait(0);
    expect([first, second].map((page) => page.isSavedElsewhere())).toEqual([false, true]);
    expect([second.value('remark'), second.page.isDirty()]).toEqual(['急', true]);
    second.page.markSaved(second.page.revision);
    await wait(0);
    expect([first, second].map((page) => page.isSavedElsewhere())).toEqual([true, false]);
  });

  it('a page for a new record hears nothing of another new record', async () => {
    const { device } = createOrder();
    const [first, second] = [await device.open(controls), await device.open(controls)];
    first.page.markSaved(first.page.revision);
    await wait(0);
    expect(second.isSavedElsewhere()).toBe(false);
  });
});
