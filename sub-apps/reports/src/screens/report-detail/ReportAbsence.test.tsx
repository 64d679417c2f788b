import { AppError } from '@atrium/common/errors/appError';
import { screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import { absenceOf } from './ReportAbsence';
import ReportDetail from './ReportDetail';
import { FIRST_VIEW } from './reportView';

const refused = (status: number) => new AppError('service', 'x', { status, code: `errors.http.${status}` });

test.each([
  [403, '您没有权限查看这张报表', '请联系管理员开通权限。'],
  [404, '没有找到这张报表', '它可能已被删除或停用。请联系管理员，或从报表列表打开其他报表。'],
])('a report that is refused with %d says why and what to do', async (status, title, hint) => {
  const fake = portalWith(texts);
  fake.answer('/api/teapi/report/getdims', refused(status));
  fake.answer('/api/teapi/report/biengine/report', refused(status));
  const { user } = renderScreen(ReportDetail, fake, '/report-detail?reportcode=sales');
  expect(await screen.findByRole('alert')).toHaveTextContent(title);
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.queryByText('统计维度没有加载成功，重试')).toBeNull();
  await user.click(screen.getByRole('button', { name: '打开报表列表' }));
  expect(fake.opened).toEqual([{ route: '/report-List', title: undefined }]);
});

test('a lower level that is refused does not say so of the whole report', () => {
  const below = { ...FIRST_VIEW, path: [{ dimension: 'region', value: 'east' }] };
  expect([absenceOf(refused(403), below), absenceOf(refused(500), FIRST_VIEW), absenceOf(null, FIRST_VIEW)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
