import { objectKey, objectsOf } from './objects';
import { storages } from './storages';

afterAll(() => storages().close());

const file = {
  key: '0f3c9a.xlsx',
  body: Buffer.from('content'),
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  filename: '客户 "一".xlsx',
};

it('puts a file under the first three characters of its key, type, date and tenant', () => {
  expect(objectKey('hd', '0f3c9a.xlsx')).toBe('0f3/att/20261120/hd/0f3c9a.xlsx');
});

it.each(['hd', 'nf', 'bf'])(
  'writes a file of tenant %s and reads it under the returned address',
  async (tenantCode) => {
    const objects = objectsOf(tenantCode);
    const url = await objects.write({ ...file, kind: 'storage-1d' });
    expect(url).toMatch(
      new RegExp(
        `^http://localhost:\\d+/(atriumbf/)?${tenantCode}-storage-1d/0f3/att/20261120/${tenantCode}/0f3c9a\\.xlsx$`,
      ),
    );
    expect((await objects.read(url)).toString()).toBe('content');
    expect((await objects.read(`${url}?Signature=x`)).toString()).toBe('content');
  },
);

it.each(['hd', 'nf', 'bf'])('says of tenant %s that a file is missing or in another storage', async (tenantCode) => {
  const objects = objectsOf(tenantCode);
  const url = await objects.write({ ...file, kind: 'storage' });
  await expect(objects.read(url.replace('0f3c9a', 'another'))).rejects.toThrow('storage.file_missing');
  for (const elsewhere of [
    'https://files.example/hd-storage/a',
    url.replace(`/${tenantCode}-storage/`, '/xb-storage/'),
    url.replace('localhost', 'localhost.example'),
    '',
  ])
    await expect(objects.read(elsewhere)).rejects.toThrow('storage.address_refused');
});
