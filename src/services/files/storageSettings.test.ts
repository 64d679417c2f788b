import { locate, objectUrl, readStorages } from './storageSettings';

const S3 = {
  provider: 'awss3',
  region: 'cn-east-1',
  storagebucket: 'hd-files',
  storageendpoint: 'http://localhost:4568',
  storageurl: 'http://localhost:4568/hd-files',
};
const only = (record: unknown) => readStorages({ storage: record }).get('storage');
const at = (url: string, record: unknown = { storage: S3 }) => {
  const found = locate(readStorages(record), new URL(url));
  return found && [found.storage.kind, found.key];
};

it('reads both spellings of bucket and endpoint', () => {
  const { storagebucket, storageendpoint, ...rest } = S3;
  expect(only({ ...rest, bucket: storagebucket, endpoint: storageendpoint })).toEqual(only(S3));
  expect(only(S3)).toEqual({
    kind: 'storage',
    provider: 'awss3',
    region: 'cn-east-1',
    bucket: 'hd-files',
    endpoint: 'http://localhost:4568',
    baseUrl: 'http://localhost:4568/hd-files',
    isPathStyle: true,
  });
});

it('takes https for an endpoint without a scheme, and the bucket in the host where Aliyun has no other address', () => {
  const storage = only({ provider: 'Aliyun', bucket: 'nf', endpoint: 'oss-cn-shenzhen.aliyuncs.com' });
  expect(storage).toMatchObject({ provider: 'aliyun', isPathStyle: false });
  expect(storage && objectUrl(storage, 'abc/att/单 据.png')).toBe(
    'https://nf.oss-cn-shenzhen.aliyuncs.com/abc/att/%E5%8D%95%20%E6%8D%AE.png',
  );
});

it.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['a list', []],
  ['no provider', { storage: { ...S3, provider: 'ftp' } }],
  ['no bucket', { storage: { ...S3, storagebucket: '' } }],
  ['no address', { storage: { provider: 'awss3', bucket: 'b', endpoint: 'http://' } }],
  ['damaged fields', { storage: { provider: {}, storagebucket: [] } }],
  ['another kind', { 'storage-9y': S3 }],
])('has no storage where the record is damaged: %s', (_what, record) => {
  expect(readStorages(record).size).toBe(0);
});

it('finds the storage of an address by the longest prefix', () => {
  const record = { storage: S3, 'storage-1d': { ...S3, storageurl: `${S3.storageurl}/day` } };
  expect(at('http://localhost:4568/hd-files/abc/att/x.png?sig=1#p', record)).toEqual(['storage', 'abc/att/x.png']);
  expect(at('http://localhost:4568/hd-files/day/abc.png', record)).toEqual(['storage-1d', 'abc.png']);
});

it('finds it by bucket and endpoint as well', () => {
  const cdn = { ...S3, storageurl: 'https://files.example.com' };
  expect(at('https://files.example.com/a/b', { storage: cdn })).toEqual(['storage', 'a/b']);
  expect(at('http://localhost:4568/hd-files/a/b', { storage: cdn })).toEqual(['storage', 'a/b']);
  expect(at('http://hd-files.localhost:4568/a/b', { storage: cdn })).toEqual(['storage', 'a/b']);
});

it.each([
  'http://localhost:4568/hd-files-of-another/x.png',
  'http://localhost:4568/nf-files/x.png',
  'http://localhost:4568/hd-files/',
  'http://localhost:4568/hd-files/..%2Fnf-files/x.png',
  'http://localhost:4568/hd-files/%E0%A4%A',
  'https://evil.example/localhost:4568/hd-files/x.png',
])('does not take %s for an object of the storage', (url) => {
  expect(at(url)).toBeUndefined();
});

it('does not take every address of a server with an IP address for the bucket', () => {
  const storage = { ...S3, storageendpoint: 'http://127.0.0.1:9000', storageurl: '' };
  expect(at('http://127.0.0.1:9000/other/x.png', { storage })).toBeUndefined();
  expect(at('http://127.0.0.1:9000/hd-files/x.png', { storage })).toEqual(['storage', 'x.png']);
});
