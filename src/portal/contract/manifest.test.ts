import { MANIFEST_ID, missingFor, readManifest } from './manifest';
import { PORTAL_VERSION } from './portal';

const page = (json: string) =>
  `<html><head><script type="application/json" id="${MANIFEST_ID}">${json}</script></head></html>`;
const manifest = { portal: PORTAL_VERSION, shared: { antd: ['Button', 'Table'], dayjs: ['default'] } };
const facade = { antd: { Button: {}, Table: {} }, dayjs: () => undefined };

test('reads the manifest that the build has written into the page', () => {
  expect(readManifest(page(JSON.stringify(manifest)))).toEqual(manifest);
});

test.each(['', '<html></html>', page('{'), page('{"portal":1}'), page('[]')])(
  'a page without a readable manifest needs another host: %s',
  (text) => {
    expect(missingFor(readManifest(text), facade)).toEqual(['portal ']);
  },
);

test('a sub-app is compatible when the host shares every name that it imports', () => {
  expect(missingFor(manifest, facade)).toEqual([]);
});

test('names that the host does not share are listed', () => {
  expect(missingFor(manifest, { antd: { Button: {} } })).toEqual(['antd.Table', 'dayjs.default']);
});

test('another major version of the contract is rejected', () => {
  expect(missingFor({ ...manifest, portal: '99.0.0' }, facade)).toEqual(['portal 99.0.0']);
});
