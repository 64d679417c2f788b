import { readStorages } from '../storageSettings';
import { openAzure } from './azure';
import { installFakeXhr } from './fakeXhr';
import type { FakeXhrAnswer, SentXhr } from './fakeXhr';
import { partBytes } from './openProvider';
import type { OpenProvider } from './provider';
import { sendRequest } from './request';
import { openS3 } from './s3';

const KB = 1024;
const MB = 1024 * KB;

const CREDENTIALS = { accessKeyId: 'id', accessKeySecret: 'secret', securityToken: 'sv=1&sig=x%3D', expiresAt: 0 };
const UPLOAD = { key: 'abc/a.bin', uploadId: 'u1', contentType: 'text/plain', disposition: 'attachment' };
const BODY = new Blob(['12345']);

let xhr: ReturnType<typeof installFakeXhr> | undefined;
afterEach(() => {
  xhr?.restore();
  xhr = undefined;
});

function install(answer: (request: SentXhr) => FakeXhrAnswer | undefined) {
  xhr = installFakeXhr(answer);
  return xhr;
}

async function open(openProvider: OpenProvider, provider: string, clockOffsetMs = 0) {
  const settings = { provider, bucket: 'hd', endpoint: 'http://localhost:9', storageurl: 'http://localhost:9/hd' };
  const storage = readStorages({ storage: settings }).get('storage');
  if (!storage) throw new Error('no storage');
  return openProvider(storage, CREDENTIALS, clockOffsetMs);
}

it.each([
  ['azure', 0, 512 * KB],
  ['azure', 33_554_432, 512 * KB],
  ['azure', 33_554_433, 4 * MB],
  ['awss3', 1, 5 * MB],
  ['awss3', 80_000 * MB, 8 * MB],
  ['aliyun', 1, MB],
  ['aliyun', 20_000 * MB, 2 * MB],
] as const)('parts of %s for a file of %d bytes have %d bytes', (provider, fileBytes, bytes) => {
  expect(partBytes(provider, fileBytes)).toBe(bytes);
});

describe.each([
  ['S3', openS3, 'awss3'],
  ['Azure', openAzure, 'azure'],
] as const)('a part for %s', (_name, openProvider, provider) => {
  const send = async (signal: AbortSignal, onProgress: (loaded: number) => void = () => undefined) =>
    (await open(openProvider, provider)).sendPart(UPLOAD, { number: 7, body: BODY }, { signal, onProgress });

  it('tells its progress and is sent as it is', async () => {
    const { sent } = install(() => ({ status: provider === 'azure' ? 201 : 200, headers: { etag: '"e"' } }));
    const progress: number[] = [];
    const part = await send(new AbortController().signal, (loaded) => progress.push(loaded));
    expect(part).toMatchObject({ number: 7, bytes: 5 });
    expect(progress).toEqual([3]);
    expect(sent[0]?.method).toBe('PUT');
    expect(sent[0]?.body).toBe(BODY);
  });

  it('that gets no answer is a lost connection, not a success', async () => {
    install(() => ({ status: 0 }));
    await expect(send(new AbortController().signal)).rejects.toMatchObject({ kind: 'network', status: 0 });
  });

  it('is cancelled with its signal', async () => {
    const { sent } = install(() => undefined);
    const controller = new AbortController();
    const result = expect(send(controller.signal)).rejects.toMatchObject({ kind: 'cancelled' });
    while (sent.length === 0) await new Promise(setImmediate);
    controller.abort();
    await result;
  });

  it('that is refused tells status and code, and no secret', async () => {
    const text = '<?xml version="1.0"?><Error><Code>ExpiredToken</Code><Message>sig=x</Message></Error>';
    install(() => ({ status: 403, text, headers: { 'content-type': 'application/xml' } }));
    const failure = await send(new AbortController().signal).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'service', status: 403, code: 'ExpiredToken' });
    expect(`${JSON.stringify(failure)}${String((failure as Error).cause)}`).not.toMatch(/secret|sig=/);
  });
});

it('S3 says when the storage does not show the tag of a part', async () => {
  install(() => ({ status: 200 }));
  const provider = await open(openS3, 'awss3');
  const sending = { signal: new AbortController().signal, onProgress: () => undefined };
  await expect(provider.sendPart(UPLOAD, { number: 1, body: BODY }, sending)).rejects.toMatchObject({
    code: 'files.noETag',
  });
});

describe('while the clock of the computer is three hours slow', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 7), doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it('an address of S3 is signed with the time of the server', async () => {
    const provider = await open(openS3, 'awss3', 3 * 3_600_000);
    for (const method of ['GET', 'HEAD'] as const)
      expect(new URL(await provider.signedUrl('a.bin', { method })).searchParams.get('X-Amz-Date')).toBe(
        '20261120T100000Z',
      );
  });
});

it('a block of Azure has an id of fixed length and the signature that the platform gave', async () => {
  const { sent } = install(() => ({ status: 201 }));
  const provider = await open(openAzure, 'azure');
  const sending = { signal: new AbortController().signal, onProgress: () => undefined };
  await provider.sendPart(UPLOAD, { number: 7, body: BODY }, sending);
  expect(sent[0]?.url).toBe('http://localhost:9/hd/abc/a.bin?sv=1&sig=x%3D&comp=block&blockid=MDAwMDA3');
});

it('a request leaves out the headers that a browser sets itself, and keeps the type of a text', async () => {
  const { sent } = install(() => ({ status: 200, headers: { ETag: 'a: b' }, text: 'ok' }));
  const headers = { Host: 'x', 'Content-Length': '2', 'User-Agent': 'x', 'Content-Type': 'application/xml' };
  const answer = await sendRequest({ method: 'POST', url: 'http://localhost:9/', headers, body: 'hi' });
  expect(sent[0]?.headers).toEqual({ 'content-type': 'application/xml' });
  expect(sent[0]?.body).toEqual(new Blob(['hi']));
  expect(answer).toEqual({ status: 200, headers: { etag: 'a: b' }, text: 'ok' });
});
