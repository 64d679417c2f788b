import { moreControls } from '@/engine/controls/moreControls';
import { createFakeHost } from '@/engine/fakeHost';
import { PAGE_STATUS } from '@/engine/host';
import { addControls } from '@/engine/loadParts';
import { PageModel } from '@/engine/model/pageModel';
import { readProtocol } from '@/engine/protocol/readProtocol';
import { withComputed } from '../../mock/domain/flows/computedValues';
import { formPage } from '../../mock/domain/flows/definition/formPages';
import { localise } from '../../mock/domain/languages/localise';
import { findPage } from '../../mock/domain/protocols';

addControls(moreControls);

const FORMS = ['flow-expense', 'flow-leave', 'flow-newstore', 'flow-discount'];

/** The form as a person fills it in: its controls by name. */
async function openForm(pageCode: string, entered: Readonly<Record<string, unknown>> = {}) {
  const result = readProtocol(findPage(pageCode)?.protocol);
  if ('refused' in result) throw new Error('refused');
  const page = new PageModel({
    ...{ protocol: result.protocol, host: createFakeHost({ call: () => Promise.resolve([]) }) },
    ...{ pageCode, status: PAGE_STATUS.new, linkParam: {} },
  });
  await page.start();
  Object.entries(entered).forEach(([name, value]) =>
    page.edited(() => page.control(name).set(value), page.control(name)),
  );
  return { issues: result.protocol.issues, page };
}

test.each(FORMS)('%s has nothing wrong, no save of its own, and all its texts', async (pageCode) => {
  const { issues } = await openForm(pageCode);
  expect(issues).toEqual([]);
  expect(findPage(pageCode)?.protocol).not.toHaveProperty('toolbar');
  const titles = (formPage(pageCode)?.fields ?? []).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(4);
  expect(titles.filter((title) => localise(title, 'en') === title)).toEqual([]);
});

test('an expense claim sums its lines as the platform does', async () => {
  const lines = [
    { date: '2026-11-18', item: 'hotel', amount: 1_800.1 },
    { date: '2026-11-19', item: 'meal', amount: 0.2 },
  ];
  const { page } = await openForm('flow-expense', { lines });
  expect(page.values().amount).toBe(1_800.3);
  expect(withComputed('flow-expense', { lines }).amount).toBe(1_800.3);
});

test('a leave counts its days, the first and the last among them, as the platform does', async () => {
  const days = { from: '2026-12-30', to: '2027-01-03' };
  expect((await openForm('flow-leave', days)).page.values().days).toBe(5);
  expect(withComputed('flow-leave', days).days).toBe(5);
  expect((await openForm('flow-leave', { from: '2026-12-30' })).page.values().days).toBeFalsy();
});
