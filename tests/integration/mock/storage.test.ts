import { randomBytes } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { CompleteMultipartUploadCommand, CreateMultipartUploadCommand, UploadPartCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { BlobServiceClient } from '@azure/storage-blob';
import OSS from 'ali-oss';
import { objectsOf } from '../../../mock/storage/objects';
import type { Client } from './support/client';
import { startControlledPlatform } from './support/controlledPlatform';
import type { PlatformServer } from './support/platformServer';

interface Token {
  accesskeyid: string;
  accesskeysecret: string;
  securitytoken: string;
  expiration: number;
}
type Settings = Record<string, string>;
interface Tenants {
  tenants: { code: string; cloudserv: Record<string, Settings> }[];
}

const KEY = 'abc/att/20261120/hd/abc.bin';
const MB = 1024 * 1024;
const content = randomBytes(3 * MB);

let server: PlatformServer;
let east: Client;
let south: Client;
let north: Client;

async function signedIn(username: string, tenantcode?: string): Promise<Client> {
  const client = server.client();
  const password = 'Atrium2026';
  const { token } = (await client.post('/api/auth/login', { username, password })).data<{ token: string }>();
  client.headers.token = token;
  if (tenantcode) {
    const choice = {
      tenantcode,
      accountcode: `${tenantcode}-${username}`,
      productcode: 'SFA',
      productversioncode: 'standard',
    };
    client.headers.token = (await client.post('/api/auth/choosetenant', choice)).data<string>();
  }
  return client;
}

const control = (call: string, body: object = {}) => east.post(`/api/__mock__/${call}`, body);
const tokenOf = async (client: Client) => (await client.get('/api/teapi/auth/servtoken')).data<Token>();

async function settingsOf(client: Client, tenantCode: string, kind = 'storage'): Promise<Settings> {
  const { tenants } = (await client.get('/api/auth/tenantlist')).data<Tenants>();
  return tenants.find(({ code }) => code === tenantCode)?.cloudserv[kind] ?? {};
}

beforeAll(async () => {
  server = await startControlledPlatform();
  [east, south, north] = await Promise.all([signedIn('zhang.wei'), signedIn('wang.fang', 'nf'), signedIn('gao.fei')]);
});
afterAll(() => server.stop());
beforeEach(() => control('storagetokenlife', { ms: 3_600_000 }));

async function s3Client(changed: Partial<Token> = {}) {
  const { storageendpoint = '', region = '', storagebucket = '' } = await settingsOf(east, 'hd');
  const { accesskeyid, accesskeysecret, securitytoken } = { ...(await tokenOf(east)), ...changed };
  const client = new S3Client({
    endpoint: storageendpoint,
    region,
    forcePathStyle: true,
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: accesskeyid, secretAccessKey: accesskeysecret, sessionToken: securitytoken },
  });
  return { client, bucket: storagebucket };
}

async function ossClient(changed: Partial<Token> = {}, bucket?: string) {
  const settings = await settingsOf(south, 'nf');
  const { accesskeyid, accesskeysecret, securitytoken } = { ...(await tokenOf(south)), ...changed };
  return new OSS({
    endpoint: settings.endpoint,
    region: settings.region,
    bucket: bucket ?? settings.bucket,
    accessKeyId: accesskeyid,
    accessKeySecret: accesskeysecret,
    stsToken: securitytoken,
    sldEnable: true,
    refreshSTSTokenInterval: 3_600_000,
  } as OSS.Options);
}

async function azureContainer(sas?: string) {
  const { storageendpoint = '', storagebucket = '' } = await settingsOf(north, 'bf');
  const { securitytoken } = await tokenOf(north);
  const service = new BlobServiceClient(`${storageendpoint}?${sas ?? securitytoken}`, undefined, {
    retryOptions: { maxTries: 1 },
  });
  return service.getContainerClient(storagebucket);
}

/** The name or code of the error that a refused call throws. */
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (error: { Code?: string; code?: string; name: string }) => error.Code ?? error.code ?? error.name,
  );

describe('the storage settings of a tenant', () => {
  it('name provider, region, buckets and addresses of the four kinds, without secrets', async () => {
    const { tenants } = (await east.get('/api/auth/tenantlist')).data<Tenants>();
    expect(Object.keys(tenants[0]?.cloudserv ?? {})).toEqual(['storage', 'storage-1d', 'storage-1y', 'storage-3m']);
    expect(await settingsOf(east, 'hd', 'storage-1d')).toEqual({
      provider: 'awss3',
      region: 'cn-east-1',
      storagebucket: 'hd-storage-1d',
      storageendpoint: expect.stringMatching(/^http:\/\/localhost:\d+$/) as string,
      storageurl: expect.stringMatching(/^http:\/\/localhost:\d+\/hd-storage-1d$/) as string,
    });
  });

  it('are spelled bucket and endpoint by one tenant', async () => {
    expect(Object.keys(await settingsOf(south, 'nf')).sort()).toEqual([
      'bucket',
      'endpoint',
      'provider',
      'region',
      'storageurl',
    ]);
  });

  it('stay the same for the life of the process', async () => {
    expect(await settingsOf(south, 'hd')).toEqual(await settingsOf(east, 'hd'));
  });
});

describe('S3', () => {
  it('takes an upload in parts, lists them, and returns the same content with its name', async () => {
    const { client, bucket } = await s3Client();
    const at = { Bucket: bucket, Key: 'abc/att/20261120/hd/abc 文件.bin' };
    const ContentDisposition = "attachment; filename*=UTF-8''a.bin";
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...at, ContentDisposition }));
    const { ETag } = await client.send(new UploadPartCommand({ ...at, UploadId, PartNumber: 1, Body: content }));
    const { Parts } = await client.send(new ListPartsCommand({ ...at, UploadId }));
    expect(Parts).toMatchObject([{ PartNumber: 1, ETag, Size: content.length }]);
    const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
    await client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload }));
    const { Body, ContentDisposition: disposition } = await client.send(new GetObjectCommand(at));
    expect(content.equals((await Body?.transformToByteArray()) ?? Buffer.alloc(0))).toBe(true);
    expect(disposition).toBe(ContentDisposition);
    expect((await client.send(new HeadObjectCommand(at))).ContentLength).toBe(content.length);
    const url = (await settingsOf(east, 'hd')).storageurl + encodeURI(`/${at.Key}`);
    expect(content.equals(await objectsOf('hd').read(url))).toBe(true);
  });

  it('refuses parts below 5 MB before the last one, and parts of an ended upload', async () => {
    const { client, bucket } = await s3Client();
    const at = { Bucket: bucket, Key: KEY };
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(at));
    const send = (PartNumber: number) =>
      client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body: Buffer.from('small') }));
    const Parts = [
      { PartNumber: 1, ETag: (await send(1)).ETag },
      { PartNumber: 2, ETag: (await send(2)).ETag },
    ];
    const complete = new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } });
    expect(await refusal(client.send(complete))).toBe('EntityTooSmall');
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId }));
    expect(await refusal(send(1))).toBe('NoSuchUpload');
  });

  it('returns a range, an empty object and an overridden name through a presigned address', async () => {
    const { client, bucket } = await s3Client();
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: 'empty', Body: Buffer.alloc(0) }));
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: KEY, Body: 'abcdef' }));
    const signed = (Key: string, more: object = {}) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key, ...more }), { expiresIn: 60 });
    expect(await (await fetch(await signed('empty'))).text()).toBe('');
    const ranged = await fetch(await signed(KEY), { headers: { range: 'bytes=1-3' } });
    expect([ranged.status, await ranged.text()]).toEqual([206, 'bcd']);
    const named = await fetch(await signed(KEY, { ResponseContentDisposition: 'attachment; filename="b c.txt"' }));
    expect(named.headers.get('content-disposition')).toBe('attachment; filename="b c.txt"');
    expect((await fetch((await signed(KEY)).replace('abc.bin', 'abd.bin'))).status).toBe(403);
  });

  it('refuses a wrong secret, an expired credential, and the bucket of another tenant', async () => {
    const put = async (changed: Partial<Token>, Bucket?: string) => {
      const { client, bucket } = await s3Client(changed);
      return refusal(client.send(new PutObjectCommand({ Bucket: Bucket ?? bucket, Key: KEY, Body: 'x' })));
    };
    expect(await put({ accesskeysecret: 'wrong' })).toBe('SignatureDoesNotMatch');
    expect(await put({ accesskeyid: 'unknown' })).toBe('InvalidAccessKeyId');
    expect(await put({ securitytoken: 'wrong' })).toBe('InvalidToken');
    expect(await put({}, 'nf-storage')).toBe('AccessDenied');
    // A credential is known to both storages of this kind, but opens only its own tenant's buckets.
    expect(await put(await tokenOf(south))).toBe('AccessDenied');
    const former = await tokenOf(east);
    await control('expirestorage');
    expect(await put(former)).toBe('ExpiredToken');
  });
});

describe('OSS', () => {
  it('takes an upload in parts and returns the same content with its name', async () => {
    const client = await ossClient();
    const headers = { 'Content-Disposition': "attachment; filename*=UTF-8''a.bin" };
    await client.multipartUpload('abc/att/20261120/nf/文件 1.bin', content, { partSize: MB, headers });
    const { content: back, res } = await client.get('abc/att/20261120/nf/文件 1.bin');
    expect(content.equals(back as Buffer)).toBe(true);
    expect(res.headers).toMatchObject({ 'content-disposition': headers['Content-Disposition'] });
    const { res: head } = await client.head('abc/att/20261120/nf/文件 1.bin');
    expect(head.headers).toMatchObject({ 'content-length': String(content.length) });
  });

  it('lists and aborts an upload, and refuses parts below 100 KB before the last one', async () => {
    const client = await ossClient();
    const { uploadId } = await client.initMultipartUpload('many.bin');
    const file = Buffer.alloc(200);
    const parts = await Promise.all(
      [1, 2].map(async (number) => {
        const { etag } = await client.uploadPart('many.bin', uploadId, number, file, 0, 100);
        return { number, etag };
      }),
    );
    expect((await client.listParts('many.bin', uploadId)).parts).toMatchObject([{ PartNumber: '1' }, { Size: '100' }]);
    expect(await refusal(client.completeMultipartUpload('many.bin', uploadId, parts))).toBe('EntityTooSmall');
    await client.abortMultipartUpload('many.bin', uploadId);
    expect(await refusal(client.listParts('many.bin', uploadId))).toBe('NoSuchUpload');
  });

  it('answers signed addresses: ranges, other names, thumbnails and pictures of videos', async () => {
    const client = await ossClient();
    await client.put('a.png', Buffer.from('picture'), { mime: 'image/png' });
    await client.put('a.mp4', Buffer.from('video'), { mime: 'video/mp4' });
    const open = (name: string, options: OSS.SignatureUrlOptions, headers: Record<string, string> = {}) =>
      fetch(client.signatureUrl(name, options), { headers });
    const ranged = await open('a.png', {}, { range: 'bytes=0-2' });
    expect([ranged.status, await ranged.text()]).toEqual([206, 'pic']);
    const named = await open('a.png', { response: { 'content-disposition': 'attachment; filename="b.png"' } });
    expect(named.headers.get('content-disposition')).toBe('attachment; filename="b.png"');
    const small = await open('a.png', { process: 'image/resize,m_fill,w_100,h_100' });
    expect([small.headers.get('content-type'), await small.text()]).toEqual(['image/png', 'picture']);
    const frame = await open('a.mp4', { process: 'video/snapshot,t_10000,f_jpg,w_100,h_100' });
    expect(frame.headers.get('content-type')).toBe('image/jpeg');
    expect((await open('a.mp4', { process: 'image/resize,m_fill,w_100,h_100' })).status).toBe(400);
    const signed = client.signatureUrl('a.png', { process: 'image/resize,m_fill,w_100,h_100' });
    expect((await fetch(signed.replace('w_100', 'w_999'))).status).toBe(403);
  });

  it('refuses a wrong secret, an expired credential, and the bucket of another tenant', async () => {
    const put = async (changed: Partial<Token>, bucket?: string) =>
      refusal((await ossClient(changed, bucket)).put('x', Buffer.from('x')));
    expect(await put({ accesskeysecret: 'wrong' })).toBe('SignatureDoesNotMatch');
    expect(await put({ accesskeyid: 'unknown' })).toBe('InvalidAccessKeyId');
    expect(await put({ securitytoken: 'wrong' })).toBe('InvalidSecurityToken');
    expect(await put({}, 'hd-storage')).toBe('AccessDenied');
    expect(await put(await tokenOf(east))).toBe('AccessDenied');
    const former = await tokenOf(south);
    await control('expirestorage');
    expect(await put(former)).toBe('SecurityTokenExpired');
  });
});

describe('Azure', () => {
  it('takes an upload in blocks, lists them, and returns the same content with its name', async () => {
    const blob = (await azureContainer()).getBlockBlobClient('abc/att/20261120/bf/文件 1.bin');
    const blobContentDisposition = "attachment; filename*=UTF-8''a.bin";
    await blob.uploadData(content, {
      blockSize: MB / 2,
      maxSingleShotSize: MB,
      blobHTTPHeaders: { blobContentDisposition },
    });
    expect(content.equals(await blob.downloadToBuffer())).toBe(true);
    expect(await blob.getProperties()).toMatchObject({
      contentLength: content.length,
      contentDisposition: blobContentDisposition,
    });
    await blob.stageBlock(Buffer.from('one').toString('base64'), 'half', 4);
    expect((await blob.getBlockList('uncommitted')).uncommittedBlocks).toMatchObject([{ size: 4 }]);
  });

  it('refuses a wrong signature, an expired credential, deletion, and another account', async () => {
    const put = async (sas?: string) => refusal((await azureContainer(sas)).getBlockBlobClient('x').upload('x', 1));
    const { securitytoken } = await tokenOf(north);
    expect(await put(securitytoken)).toBe('accepted');
    expect(await put(securitytoken.replace(/sig=[^&]+/, 'sig=wrong'))).toBe('AuthorizationFailure');
    expect(await put(securitytoken.replace(/se=[^&]+/, 'se=2099-01-01T00%3A00%3A00Z'))).toBe('AuthorizationFailure');
    const container = await azureContainer();
    expect(await refusal(container.getBlockBlobClient('x').delete())).toBe('AuthorizationPermissionMismatch');
    const { storageendpoint = '' } = await settingsOf(north, 'bf');
    const elsewhere = `${storageendpoint.replace('atriumbf', 'atriumhd')}/hd-storage/x?${securitytoken}`;
    expect((await fetch(elsewhere)).ok).toBe(false);
    await control('expirestorage');
    expect(await put(securitytoken)).toBe('AuthorizationFailure');
    expect(await put()).toBe('accepted');
  });
});

describe('scheduled faults', () => {
  it('hit the next uploads of one storage', async () => {
    const put = async () => refusal((await ossClient()).put('x', Buffer.from('x')));
    await control('storagefault', { provider: 'aliyun', kind: '500', times: 2 });
    const { client, bucket } = await s3Client();
    expect(await refusal(client.send(new PutObjectCommand({ Bucket: bucket, Key: KEY, Body: 'x' })))).toBe('accepted');
    expect([await put(), await put(), await put()]).toEqual(['InternalError', 'InternalError', 'accepted']);
    await control('storagefault', { provider: 'azure', kind: '403' });
    const blob = (await azureContainer()).getBlockBlobClient('x');
    expect(await refusal(blob.upload('x', 1))).toBe('AccessDenied');
    expect(await refusal(blob.upload('x', 1))).toBe('accepted');
  });

  it('are rejected when unknown', async () => {
    expect((await control('storagefault', { provider: 'aliyun', kind: 'earthquake' })).status).toBe(400);
    expect((await control('storagefault', { provider: 'floppy', kind: '500' })).status).toBe(400);
  });
});

it('no storage answers a page of another origin', async () => {
  for (const [client, tenantCode] of [
    [east, 'hd'],
    [south, 'nf'],
    [north, 'bf'],
  ] as const) {
    const { storageurl = '' } = await settingsOf(client, tenantCode);
    const { status, headers } = await fetch(`${storageurl}/x`, { headers: { origin: 'https://evil.example' } });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
  }
});

describe('credentials', () => {
  it('live for an hour, or as long as a test wants', async () => {
    const { expiration } = await tokenOf(east);
    expect(expiration - Date.now()).toBeGreaterThan(3_590_000);
    await control('storagetokenlife', { ms: 60_000 });
    for (const client of [east, south, north]) {
      expect((await tokenOf(client)).expiration - Date.now()).toBeLessThanOrEqual(61_000);
    }
  });

  it('end with a reset of the platform', async () => {
    const former = await s3Client();
    await control('reset');
    const put = new PutObjectCommand({ Bucket: former.bucket, Key: KEY, Body: 'x' });
    expect(await refusal(former.client.send(put))).toBe('ExpiredToken');
    east = await signedIn('zhang.wei');
  });

  it('need a sign-in to a tenant', async () => {
    expect((await server.client().get('/api/teapi/auth/servtoken')).status).toBe(401);
    const undecided = await signedIn('wang.fang');
    expect((await undecided.get('/api/teapi/auth/servtoken')).body.error_code).toBe('auth.tenant_required');
  });
});
