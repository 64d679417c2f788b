import type { StartUpData } from '@/services/start-up-data/startUpData';
import { createTestServices } from '@/services/testing/createTestServices';
import { NO_START_UP_DATA } from '@/services/testing/noStartUpData';
import { signIn } from '@/services/testing/signIn';
import type { NoticesDeps } from '../notices/createNotices';
import { testRouter } from '../testing/testStore';
import { createFakeTools } from '../overlays/fakeTools';
import { createTheme } from '../theme/createTheme';
import { fakeColorScheme } from '../theme/fakeColorScheme';
import { createWorkspace } from './createWorkspace';

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, keys: () => [] };

async function setUp(skipped: StartUpData['skipped'] = []) {
  const services = createTestServices();
  await services.i18n.ready;
  signIn(services);
  services.startUp.set({ ...NO_START_UP_DATA, skipped });
  const shown: unknown[] = [];
  const closeToasts = jest.fn();
  const antd = {
    message: { open: ({ key }: { key: string }) => void shown.push(key), destroy: closeToasts },
  } as unknown as NoticesDeps['antd'];
  const theme = createTheme({
    root: document.createElement('html'),
    storage: nowhere,
    records: services.records,
    darkScheme: fakeColorScheme(),
    account: { tenantCode: 'hd', accountCode: 'li' },
  });
  const open = () =>
    createWorkspace({
      services,
      antd,
      router: testRouter,
      records: services.records,
      theme,
      createTools: createFakeTools,
    }).stop;
  return { services, shown, closeToasts, open };
}

it('names once the steps that start-up skipped', async () => {
  const { shown, open } = await setUp(['webScripts', 'components']);
  open()();
  open()();
  expect(shown).toEqual(['自定义脚本 / 自定义组件没有加载，用到它的页面会给出提示。']);
});

it('closes the toasts of the earlier language when the language changes, not when texts arrive', async () => {
  const { services, closeToasts, open } = await setUp();
  const stop = open();
  closeToasts.mockClear();
  await services.i18n.loadNamespaces('account');
  expect(closeToasts).not.toHaveBeenCalled();
  await services.i18n.setLanguage('en');
  expect(closeToasts).toHaveBeenCalledTimes(1);
  stop();
});
