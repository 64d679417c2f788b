import { refusePackageImport } from './sharedModules';

test('a package that a sub-app bundles may not import a module that the host shares by name', () => {
  const bundled = '/project/node_modules/some-table/index.js';
  expect(() => refusePackageImport('antd', bundled)).toThrow(/some-table\/index\.js imports antd/);
  expect(() => refusePackageImport('react', bundled)).not.toThrow();
  expect(() => refusePackageImport('antd', '/project/sub-apps/admin/src/app.tsx')).not.toThrow();
});
