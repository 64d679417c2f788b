import { createRecords } from '@/services/storage/records';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { storeCloudSettings } from './storeCloudSettings';

function stored(cloudStorage: Readonly<Record<string, unknown>>) {
  const records = createRecords(memoryStorage());
  storeCloudSettings(records, { cloudStorage });
  return records.read('cloudserv');
}

const fields = {
  provider: 'aliyun',
  storageurl: 'https://files.example',
  accesskeyid: 'LTAI5t',
  region: 'oss-cn-shenzhen',
};

it('stores bucket and endpoint under one name each for both spellings of the server', () => {
  const written = { ...fields, storagebucket: 'b', storageendpoint: 'e' };
  expect(stored({ storage: written, 'storage-1d': { ...fields, bucket: 'b', endpoint: 'e' } })).toEqual({
    storage: written,
    'storage-1d': written,
  });
});

it('does not store secrets and unknown fields', () => {
  expect(stored({ storage: { provider: 'awss3', accesskeysecret: 's', securitytoken: 't', extra: 1 } })).toEqual({
    storage: { provider: 'awss3' },
  });
});

it.each([
  [{}, {}],
  [{ storage: null, 'storage-1d': 'x', 'storage-1y': [] }, {}],
  [{ storage: { provider: {}, region: 1 } }, { storage: { region: '1' } }],
])('settings of another shape (%j) are left out', (answer, kept) => {
  expect(stored(answer)).toEqual(kept);
});
