import { screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import ReportDetail from './ReportDetail';

test.each(['stacked', 'pie'])('a link to a %s shows the table where the answer has no such chart', async (view) => {
  const fake = portalWith(texts);
  fake.answer('/api/teapi/report/getdims', []);
  fake.answer('/api/teapi/report/biengine/report', {
    reportname: '增长分析',
    columns: [
      { code: 'name', title: '名称', type: 'text' },
      { code: 'yoy', title: '同比', type: 'percent', iscomparison: 1 },
    ],
    rows: [{ name: '华东', yoy: 0.5 }],
    itemcount: 1,
  });
  const query = new URLSearchParams({ reportcode: 'growth', conditions: JSON.stringify({ view }) });
  renderScreen(ReportDetail, fake, `/report-detail?${query.toString()}`);
  expect(await screen.findByRole('table', { name: '增长分析数据' })).toHaveTextContent('华东');
  expect(screen.queryByRole('radio', { name: '饼图' })).toBeNull();
  expect(screen.getByRole('radio', { name: '表格' })).toBeChecked();
});
