import { act, screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { texts } from '../../locales';
import ReportList from './ReportList';

const LIST = '/api/teapi/report/list';
const entries = [
  { reportcode: 'sales-summary', reportname: '区域销售分析', description: '按区域汇总', category: '销售' },
  { reportcode: 'customer-ranking', reportname: '客户排名', description: '按金额排序', category: '客户' },
];

async function start() {
  const fake = portalWith(texts);
  fake.answer(LIST, entries);
  const shown = renderScreen(ReportList, fake, '/report-List');
  await screen.findByText('区域销售分析');
  return { fake, ...shown };
}

test('reports are listed by category, and one opens in a tab with its name', async () => {
  const { fake, user } = await start();
  expect(screen.getByRole('region', { name: '客户' })).toHaveTextContent('客户排名');
  await user.click(screen.getByRole('button', { name: '打开报表 区域销售分析' }));
  expect(fake.opened).toEqual([{ route: '/report-detail?reportcode=sales-summary', title: '区域销售分析' }]);
});

test('typing filters the list at once', async () => {
  const { user } = await start();
  await user.type(screen.getByLabelText('关键字'), '金额');
  expect(screen.queryByText('区域销售分析')).toBeNull();
  expect(screen.getByText('客户排名')).toBeVisible();
  await user.type(screen.getByLabelText('关键字'), '没有');
  expect(screen.getByText('没有符合条件的报表')).toBeVisible();
});

test('a change of language loads the names again', async () => {
  const { fake } = await start();
  fake.answer(LIST, [
    { reportcode: 'sales-summary', reportname: 'Sales by region', description: '', category: 'Sales' },
  ]);
  act(() => fake.language.set('en'));
  expect(await screen.findByText('Sales by region')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Report list' })).toBeVisible();
});
