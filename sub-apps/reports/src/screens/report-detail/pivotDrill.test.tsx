import { fireEvent, screen, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import ReportDetail from './ReportDetail';
import { DRILL, REPORT } from './testReport';

interface Body {
  drill?: { elementcode: string; value: string };
  pdrill?: { elementcode: string; value: string }[];
}

const dimension = (code: string, title: string) => ({ code, title, type: 'text', candrill: 1 });
const TEXTS: Readonly<Record<string, string>> = { c1: '饮料', east: '华东', sh: '上海' };

/** Categories and regions; below a region its cities. */
function answer({ drill, pdrill = [] }: Body) {
  const path = [...pdrill, ...(drill ? [drill] : [])];
  const [inner, title, member] = drill ? ['city', '城市', 'sh'] : ['region', '区域', 'east'];
  return {
    reportname: '销售',
    columns: [],
    rows: [],
    path: path.map((step) => ({ ...step, alias: `维度 ${step.elementcode}`, text: TEXTS[step.value] })),
    pivot: {
      rows: [dimension('category', '品类'), dimension(inner, title)],
      columns: [],
      values: [{ code: 'amount', title: '金额', type: 'money' }],
      rowkeys: [['c1', member], ['c1'], []],
      columnkeys: [[]],
      members: { category: TEXTS, [inner]: TEXTS },
      cells: [[1], [1], [1]],
    },
  };
}

function start() {
  const fake = portalWith(texts);
  fake.answer('/api/teapi/report/getdims', []);
  fake.answer(REPORT, answer);
  fake.answer(DRILL, answer);
  renderScreen(ReportDetail, fake, '/report-detail?reportcode=sales');
  return fake;
}
const press = async (text: string) => fireEvent.click(within(await screen.findByRole('grid')).getByText(text));
const crumbs = () => within(screen.getByRole('navigation', { name: '下钻路径' }));

test('a member of a cross table is sent by its key and shown by its text', async () => {
  const fake = start();
  await press('华东');
  expect(await screen.findByText('上海')).toBeVisible();
  expect(fake.callsOf(DRILL)[0]?.input).toMatchObject({
    drill: { elementcode: 'region', value: 'east' },
    pdrill: [{ elementcode: 'category', value: 'c1' }],
  });
});

test('the members of one drill are one step of the path, which leads back to the table before it', async () => {
  const fake = start();
  await press('华东');
  await screen.findByText('上海');
  expect(crumbs().getByText('饮料 / 华东')).toHaveAttribute('title', '维度 category / 维度 region');
  await press('上海');
  expect(await crumbs().findByText('上海')).toHaveAttribute('aria-current', 'page');
  // The portal’s HTTP client merges those that ask for the same.
  expect(new Set(fake.callsOf(DRILL).map(({ input }) => JSON.stringify(input))).size).toBe(2);
  fireEvent.click(crumbs().getByText('饮料 / 华东'));
  expect(crumbs().getByText('饮料 / 华东')).toHaveAttribute('aria-current', 'page');
  fireEvent.click(crumbs().getByText('销售'));
  expect(screen.queryByRole('navigation', { name: '下钻路径' })).toBeNull();
  expect(await within(screen.getByRole('grid')).findByText('华东')).toBeVisible();
});
