import { act } from '@testing-library/react';
import { createFakeUpload } from '@/common/fakeTransfer';
import type { FakeTransfer } from '@/common/fakeTransfer';
import type { UploadRequest } from '@/common/files';
import { createFakeHost } from '../../fakeHost';
import type { EngineHost, PageFiles } from '../../host';

/** A host with a storage: the test moves its uploads. */
export function createFilesHost(overrides: Partial<PageFiles> = {}, host: Partial<EngineHost> = {}) {
  const uploads: FakeTransfer[] = [];
  const requests: UploadRequest[] = [];
  const saved: [url: string, filename: string][] = [];
  const files: PageFiles = {
    upload(request) {
      const transfer = createFakeUpload(`upload${crypto.randomUUID()}`, request.file);
      requests.push(request);
      uploads.push(transfer);
      return transfer;
    },
    picture: (url) => Promise.resolve(url),
    thumbnail: (url) => Promise.resolve(`${url}?small`),
    read: (url) => Promise.resolve(new Blob([url])),
    save: (url, filename) => Promise.resolve(saved.push([url, filename]) > 0),
    ...overrides,
  };
  return {
    uploads,
    /** What the storage was asked to upload. */
    requests,
    saved,
    host: createFakeHost({ call: () => Promise.resolve({}), files: () => Promise.resolve(files), ...host }),
  };
}

export const textFile = (name: string, size = 4, type = 'text/plain') => new File(['x'.repeat(size)], name, { type });

export const stored = (name: string) => ({
  url: `https://files.test/${name}`,
  filename: name,
  type: '',
  date: '2026-11-20',
  datetime: '1789900000000',
});

/** Lets what an upload has caused happen. */
export const settle = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
