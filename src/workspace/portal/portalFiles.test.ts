import { createFakeUpload } from '@/common/fakeTransfer';
import type { PageFiles } from '@/engine/host';
import { createTestServices } from '@/services/testing/createTestServices';
import { createPortals } from './createPortals';
import type { PortalDeps } from './createPortals';

/** The portal's files over a storage of which a test sees the calls. */
function setUp() {
  const file = new File(['x'], '发票.pdf', { type: 'application/pdf' });
  const transfer = createFakeUpload('1', file);
  const storage = {
    upload: jest.fn(() => transfer),
    picture: jest.fn(() => Promise.resolve('blob:picture')),
    save: jest.fn(() => Promise.resolve(true)),
  } satisfies Partial<PageFiles>;
  const deps = {
    services: createTestServices(),
    transfers: { files: () => Promise.resolve(storage) },
    theme: {},
  } as unknown as PortalDeps;
  return { file, transfer, storage, files: createPortals(deps).host.files };
}

test('a file of a screen goes to the tenant’s storage; what is answered can be sent, without the local file', async () => {
  const { file, transfer, files, storage } = setUp();
  const uploading = files.upload(file);
  transfer.finish('https://files.test/1');
  await expect(uploading).resolves.toEqual({
    url: 'https://files.test/1',
    filename: '发票.pdf',
    type: 'application/pdf',
    date: '2026-11-20',
    datetime: expect.any(String) as string,
  });
  expect(storage.upload).toHaveBeenCalledWith({ file });
});

test('an upload that fails rejects', async () => {
  const { file, transfer, files } = setUp();
  const uploading = files.upload(file);
  transfer.fail();
  await expect(uploading).rejects.toMatchObject({ kind: 'network' });
});

test('a stored file is saved on the device, and a stored picture gets an address for the page', async () => {
  const { files, storage } = setUp();
  await expect(files.save('https://files.test/1', '发票.pdf')).resolves.toBe(true);
  await expect(files.picture('https://files.test/2')).resolves.toBe('blob:picture');
  expect(storage.save).toHaveBeenCalledWith('https://files.test/1', '发票.pdf');
});
