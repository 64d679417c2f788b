import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import PersonalCentre, { texts as centreTexts } from '../../sub-apps/admin/src/screens/personal-centre/PersonalCentre';
import RoleManager, { texts as roleTexts } from '../../sub-apps/admin/src/screens/role-manager/RoleManager';
import { listTexts as reportTexts } from '../../sub-apps/reports/src/locales/list';
import ReportList from '../../sub-apps/reports/src/screens/report-list/ReportList';
import Undeal, { texts as undealTexts } from '../../sub-apps/workflow/src/screens/undeal/Undeal';
import { createFakePortal } from '../../src/portal/contract/fakePortal';
import type { HostPortal } from '../../src/portal/contract/portal';
import { uiTexts } from '../../src/portal/ui/texts';
import { createTestServices } from '../../src/services/testing/createTestServices';
import type { FakeServer } from '../../src/services/testing/fakeServer';
import { signIn } from '../../src/services/testing/signIn';
import { renderScreen } from '../support/renderScreen';

type Texts = Parameters<HostPortal['i18n']['addTexts']>[0];

const NOT_PROVIDED = '此平台不提供该功能。';

/** Renders a sub-app's screen on a platform with only the specified calls, through the host's HTTP client. */
async function showOnBarePlatform(
  Screen: ComponentType,
  texts: Texts,
  answer: (server: FakeServer) => void = () => undefined,
) {
  const services = createTestServices();
  answer(services.server);
  signIn(services);
  await services.i18n.ready;
  [uiTexts, texts].forEach((added) => services.i18n.addTexts(added));
  const fake = createFakePortal();
  return renderScreen(Screen, { ...fake, portal: { ...fake.portal, http: services.http, i18n: services.i18n } });
}

test('the report list shows that the platform does not provide it, without a retry', async () => {
  await showOnBarePlatform(ReportList, reportTexts);
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_PROVIDED);
  expect(screen.getByRole('heading', { name: '报表列表' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('role management shows the same message in place of its table', async () => {
  await showOnBarePlatform(RoleManager, roleTexts);
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_PROVIDED);
});

test('the personal centre shows it for the devices and the mobile number only', async () => {
  await showOnBarePlatform(PersonalCentre, centreTexts);
  expect(await screen.findAllByText(NOT_PROVIDED)).toHaveLength(2);
  expect(screen.getByRole('radio', { name: '简体中文' })).toBeChecked();
  expect(screen.getByRole('list', { name: '我的岗位' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('the process details show the same message beside the list, which the specification contains', async () => {
  const { user } = await showOnBarePlatform(Undeal, undealTexts, (server) =>
    server.on('/api/teapi/workflow/flow/getmyprocesslist', () => ({
      resp_data: { af_items: [{ processid: 'p1', title: '请假三天', applicant: '李娜' }], af_itemcount: '1' },
    })),
  );
  await user.click(await screen.findByRole('button', { name: '处理 请假三天' }));
  expect(await screen.findByText(NOT_PROVIDED)).toBeVisible();
  expect(screen.getByRole('button', { name: '处理 请假三天' })).toBeInTheDocument();
});
