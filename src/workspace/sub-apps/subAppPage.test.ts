import type { LocalSettings } from '@/services/settings/localSettings';
import { entryOf, withFreshAssets } from './subAppPage';

const folders = (subAppFolders: LocalSettings['subAppFolders']) => ({
  load: () => Promise.resolve({ subAppFolders } as LocalSettings),
});

test('a sub-app is beside the host unless the deployment names another folder', async () => {
  const deployed = folders({ admin: '/sub-apps/admin/1.2.3/' });
  expect(await entryOf('admin', 0, deployed)).toBe('/sub-apps/admin/1.2.3/index.html');
  expect(await entryOf('reports', 0, deployed)).toBe('/apps/reports/index.html');
});

test('without a configuration that can be read it is beside the host', async () => {
  const unread = { load: () => Promise.reject(new Error('offline')) };
  expect(await entryOf('admin', 0, unread)).toBe('/apps/admin/index.html');
});

test('a retry loads the page and its files with new URLs', async () => {
  expect(await entryOf('reports', 2, folders({ reports: '/r/2/' }))).toBe('/r/2/index.html?r=2');
  const page = '<link href="umi.1.css"><script src="/apps/reports/umi.2.js"></script><a href="/x">x</a>';
  expect(withFreshAssets(page, 0)).toBe(page);
  expect(withFreshAssets(page, 1)).toBe(
    '<link href="umi.1.css?r=1"><script src="/apps/reports/umi.2.js?r=1"></script><a href="/x">x</a>',
  );
});
