import { portalWith } from '../../../../../tests/support/renderScreen';
import { runReport } from '../../api/runReport';
import { detailTexts } from '../../locales/detail';
import { FIRST_VIEW } from './reportView';
import { report, REPORT } from './testReport';
import type { Body } from './testReport';
import { wholeTable } from './wholeTable';

const rows = Array.from({ length: 1_200 }, (_, index) => ({ name: `行 ${index}`, amount: index }));

async function read(itemcount: number) {
  const fake = portalWith(detailTexts);
  const { http, i18n } = fake.portal;
  fake.answer(REPORT, (body: Body) => ({ ...report(body), rows, itemcount }));
  const none = { dimension: undefined, layout: undefined, sorting: undefined };
  const query = { reportCode: 'sales', slices: {}, path: [], page: FIRST_VIEW.page, ...none };
  const { signal } = new AbortController();
  const shown = await runReport(http, query, signal);
  const table = await wholeTable({ http, report: shown, query, t: i18n.t, language: 'zh-CN', signal, onRows() {} });
  return { calls: fake.callsOf(REPORT).length, rows: table.rowCount, leftOut: table.leftOut };
}

test('a platform that ignores the size of a page has its rows read once, and the others are left out', async () => {
  expect(await read(5_000)).toEqual({ calls: 2, rows: 1_000, leftOut: 4_000 });
});

test('rows beyond the most that are shown are told as left out', async () => {
  expect(await read(1_000)).toEqual({ calls: 1, rows: 1_000, leftOut: 200 });
});
