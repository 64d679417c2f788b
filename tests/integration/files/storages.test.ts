import { randomBytes } from 'node:crypto';
import { storages } from '../../../mock/storage/storages';
import { cloudSettings } from '../../../mock/storage/cloudSettings';
import type { StorageToken } from '../../../mock/storage/cloudStorage';
import { setUpFiles } from '../../../src/services/testing/setUpFiles';
import { openAzure } from '../../../src/services/files/providers/azure';
import { openOss } from '../../../src/services/files/providers/oss';
import { openS3 } from '../../../src/services/files/providers/s3';
import type { OpenProvider } from '../../../src/services/files/providers/provider';
import { readStorages } from '../../../src/services/files/storageSettings';
import { contentDisposition } from '../../../src/services/files/uploadFile';
import { fetchHandler } from './fetchHandler';

// The SDK's build for browsers, which the product uses. It reads the page.
jest.mock('ali-oss', () => {
  const page = { window: globalThis, location: { protocol: 'http:' }, navigator: { userAgent: 'test' } };
  Object.assign(globalThis, page);
  return jest.requireActual<object>('ali-oss/dist/aliyun-oss-sdk.js');
});

const KB = 1024;
const MB = 1024 * KB;

const OPEN: Readonly<Record<string, OpenProvider>> = {
  awss3: (...parts) => openS3(...parts, fetchHandler),
  aliyun: openOss,
  azure: openAzure,
};
const open: OpenProvider = async (storage, ...rest) => {
  const openOne = OPEN[storage.provider];
  if (!openOne) throw new Error('unknown provider');
  return openOne(storage, ...rest);
};

const fileOf = (bytes: number) =>
  new File([randomBytes(bytes)], '订单 1.bin', { type: 'application/x-test', lastModified: 5 });

/** A page of a tenant's browser, with the real SDKs and the storages of the development platform. */
async function enter(tenantCode: string, partBytes: number) {
  let token: StorageToken | undefined;
  const dispositions: (string | null)[] = [];
  const page = setUpFiles(await cloudSettings(tenantCode), {
    tenantCode,
    async fetch(...request) {
      const response = await globalThis.fetch(...request);
      dispositions.push(response.headers.get('content-disposition'));
      return response;
    },
    openProvider: open,
    partBytes: () => partBytes,
    fetchToken: async () => (token = await storages().issue(tenantCode)),
    now: () => Date.now(),
  });
  return { ...page, dispositions, token: () => token };
}

afterAll(() => storages().close());

it('Aliyun gets requests and addresses with the time of the server while the clock of the computer is slow', async () => {
  const [settings] = readStorages(await cloudSettings('nf')).values();
  if (!settings) throw new Error('The tenant has no storage');
  const offsetMs = 3 * 3_600_000;
  const credentials = await storages().issue('nf');
  const [provider, dates] = [await openOss(settings, credentials, offsetMs), [] as (string | null)[]];
  const { fetch } = globalThis;
  globalThis.fetch = async (url, init) => {
    dates.push(new Headers(init?.headers).get('x-oss-date'));
    return fetch(url, init);
  };
  const isServerTime = (time: number) => Math.abs(time - Date.now() - offsetMs) < 60_000;
  const upload = { key: 'a.bin', contentType: 'text/plain', disposition: 'attachment' };
  await provider.start(upload, new AbortController().signal).finally(() => (globalThis.fetch = fetch));
  expect(isServerTime(Date.parse(dates[0] ?? ''))).toBe(true);
  const expires = Number(new URL(await provider.signedUrl('a.bin')).searchParams.get('Expires')) * 1_000;
  expect(isServerTime(expires - 15 * 60_000)).toBe(true);
});

describe.each([
  ['awss3', 'hd', 5 * MB],
  ['aliyun', 'nf', 100 * KB],
  ['azure', 'bf', 512 * KB],
])('the storage of %s', (provider, tenantCode, partBytes) => {
  it('takes a file in parts and gives it back, with the name under which a browser saves it', async () => {
    const { files, dispositions } = await enter(tenantCode, partBytes);
    const file = fileOf(2 * partBytes + 1234);
    const upload = files.upload({ file });
    const { url } = await upload.settled();
    expect(upload.get()).toMatchObject({ phase: 'done', loaded: file.size });
    const { body } = await files.download(url).settled();
    expect(Buffer.from(await body.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    expect(body.type).toBe('application/x-test');
    expect(await files.sizeOf(url)).toBe(file.size);
    expect(dispositions).toEqual([contentDisposition(file.name), contentDisposition(file.name)]);
  });

  it('takes an empty file, and one of a single byte', async () => {
    const { files } = await enter(tenantCode, partBytes);
    for (const bytes of [0, 1]) {
      const { url } = await files.upload({ file: fileOf(bytes) }).settled();
      expect((await files.download(url).settled()).body.size).toBe(bytes);
    }
  });

  it('a renewed credential goes on in the middle of an upload', async () => {
    const { files, tokensFetched } = await enter(tenantCode, partBytes);
    await files.upload({ file: fileOf(10) }).settled();
    await storages().expireAll();
    await files.upload({ file: fileOf(2 * partBytes) }).settled();
    expect(tokensFetched()).toBe(2);
  });

  it('after a reload only the missing parts are sent', async () => {
    const first = await enter(tenantCode, partBytes);
    const file = fileOf(3 * partBytes);
    const sent: number[] = [];
    const failing: OpenProvider = async (...parts) => {
      const real = await open(...parts);
      return {
        ...real,
        sendPart: (upload, part, options) => {
          if (part.number === 2) throw Object.assign(new Error('400'), { kind: 'service', status: 400 });
          return real.sendPart(upload, part, options);
        },
      };
    };
    const counting: OpenProvider = async (...parts) => {
      const real = await open(...parts);
      return {
        ...real,
        sendPart: (upload, part, options) => {
          sent.push(part.number);
          return real.sendPart(upload, part, options);
        },
      };
    };
    const broken = first.open({ openProvider: failing });
    await expect(broken.files.upload({ file }).settled()).rejects.toMatchObject({ status: 400 });
    const { url } = await first.open({ openProvider: counting }).files.upload({ file }).settled();
    expect(sent).toEqual([2]);
    const { body } = await first.files.download(url).settled();
    expect(Buffer.from(await body.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  });

  it('a missing object is a 404, without an address or a secret', async () => {
    const { files, reported, token } = await enter(tenantCode, partBytes);
    const { url } = await files.upload({ file: fileOf(1) }).settled();
    const failure = await files
      .download(url.replace(/\w+\.bin$/, 'none.bin'))
      .settled()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'service', status: 404 });
    const text = JSON.stringify([failure, reported]) + String((failure as Error).stack);
    for (const secret of [token()?.accessKeySecret, token()?.securityToken])
      if (secret) expect(text).not.toContain(secret);
  });

  it('ends an upload at once', async () => {
    const { files } = await enter(tenantCode, partBytes);
    const upload = files.upload({ file: fileOf(3 * partBytes) });
    await new Promise((resolve) => setTimeout(resolve, 5));
    upload.cancel();
    await expect(upload.settled()).rejects.toMatchObject({ kind: 'cancelled' });
  });

  if (provider === 'aliyun')
    it('makes thumbnails with a signed instruction', async () => {
      const { files } = await enter(tenantCode, partBytes);
      const picture = new File([new Uint8Array(10)], 'a.png', { type: 'image/png' });
      const { url } = await files.upload({ file: picture }).settled();
      expect((await files.thumbnail(url))?.body.size).toBeGreaterThan(0);
    });
});
