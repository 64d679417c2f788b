import { moreControls } from '@/engine/controls/moreControls';
import type { ReportInput } from '@/engine/controls/report/routeOf';
import { routeOf } from '@/engine/controls/report/routeOf';
import { moreFunctions } from '@/engine/expressions/functions/more';
import { addFunctions } from '@/engine/expressions/functions/table';
import { createFakeHost, fakeUser } from '@/engine/fakeHost';
import { addControls } from '@/engine/loadParts';
import { createTestPage } from '@/engine/model/testPage';
import { pathOf } from '@/routes/destination';
import { findPage } from '../../mock/domain/protocols';
import { readLink } from '../../sub-apps/reports/src/screens/report-detail/reportLink';

addControls(moreControls);
addFunctions(moreFunctions);

interface Protocol {
  controls: readonly unknown[];
  onload?: unknown;
}

async function openPage(code: string, answer: object = {}) {
  const { controls, onload } = findPage(code)?.protocol as Protocol;
  const host = createFakeHost({ call: () => Promise.resolve(answer), user: fakeUser() });
  const opened = createTestPage(controls, { host, more: onload ? { onload } : {} });
  await opened.page.start();
  return opened;
}

/** The link of a route as the reports read it. */
const linkOf = (route = '') => readLink(new URLSearchParams(route.split('?')[1]));

const SALES = ['pending', 'approved', 'shipping'];

it('the sales of the month open the report of these days and statuses', async () => {
  const period = ['2026-11-01', '2026-11-20'];
  const slices = [
    { code: 'period', value: period },
    { code: 'status', value: SALES },
  ];
  const { page, host } = await openPage('workbench', { monthamount: 1, monthconditions: { slices } });
  page.control('monthamount').press();
  await new Promise(setImmediate);
  const [request] = host.log.opened;
  expect(request).toMatchObject({ mode: 'tab' });
  const path = request && pathOf(request);
  expect(path).toMatch(/^\/report-detail\?/);
  expect(linkOf(path)).toMatchObject({
    reportCode: 'sales-summary',
    isBroken: false,
    view: { slices: { period, status: SALES } },
  });
});

it('the sales board shows its reports with the chosen region, and all regions without one', async () => {
  const { page, edit } = await openPage('sales-board');
  const slicesOf = (name: string) => linkOf(routeOf(page.control(name).sourceInput() as ReportInput)).view.slices;
  for (const name of ['people', 'months']) expect(slicesOf(name)).toEqual({ status: SALES });
  edit('region', '杭州');
  for (const name of ['people', 'months']) expect(slicesOf(name)).toEqual({ region: '杭州', status: SALES });
});
