import { createTestServices } from '@/services/testing/createTestServices';
import { NO_START_UP_DATA } from '@/services/testing/noStartUpData';
import { signIn } from '@/services/testing/signIn';
import type { NoticesDeps } from '../notices/createNotices';
import { testRouter } from '../testing/testStore';
import { createTheme } from '../theme/createTheme';
import { fakeColorScheme } from '../theme/fakeColorScheme';
import { createWorkspace } from './createWorkspace';

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, keys: () => [] };

it('names once the steps that start-up skipped', async () => {
  const services = createTestServices();
  await services.i18n.ready;
  signIn(services);
  services.startUp.set({ ...NO_START_UP_DATA, skipped: ['webScripts', 'components'] });
  const shown: unknown[] = [];
  const antd = {
    message: { open: ({ key }: { key: string }) => void shown.push(key), destroy: () => undefined },
  } as unknown as NoticesDeps['antd'];
  const theme = createTheme({
    root: document.createElement('html'),
    storage: nowhere,
    records: services.records,
    darkScheme: fakeColorScheme(),
    account: { tenantCode: 'hd', accountCode: 'li' },
  });
  const open = () => createWorkspace({ services, antd, router: testRouter, records: services.records, theme }).stop;
  open()();
  open()();
  expect(shown).toEqual(['自定义脚本 / 自定义组件没有加载，用到它的页面会给出提示。']);
});
