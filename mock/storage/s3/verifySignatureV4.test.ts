import type { IncomingHttpHeaders } from 'node:http';
import type { Credential } from '../credentials';
import type { SignedRequest } from './verifySignatureV4';
import { verifySignatureV4 } from './verifySignatureV4';

/** The key, the clock and the signatures of the examples that AWS publishes for S3. */
const credential: Credential = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  accessKeySecret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  securityToken: '',
  tenantCode: 'hd',
  expiresAt: Date.parse('2013-05-25T00:00:00Z'),
};
const SIGNED_AT = Date.parse('2013-05-24T00:00:00Z');
const MINUTE_MS = 60_000;
const EMPTY_HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const SCOPE = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';

const verify = (request: SignedRequest, now = SIGNED_AT, known = credential) =>
  verifySignatureV4(request, {
    region: 'us-east-1',
    find: (id) => (id === known.accessKeyId ? known : undefined),
    now: () => now,
  });

const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

const authorization = (signedHeaders: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=${SCOPE},SignedHeaders=${signedHeaders},Signature=${signature}`;

const download = (more: IncomingHttpHeaders = {}): SignedRequest => ({
  method: 'GET',
  target: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': EMPTY_HASH,
    'x-amz-date': '20130524T000000Z',
    authorization: authorization(
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ),
    ...more,
  },
});

const presigned = (signature = 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404'): SignedRequest => ({
  method: 'GET',
  target: `/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=${encodeURIComponent(SCOPE)}&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=${signature}`,
  headers: { host: 'examplebucket.s3.amazonaws.com' },
});

it('accepts the published example of a download', () => {
  expect(verify(download())).toEqual({ credential, payloadHash: EMPTY_HASH });
});

it('accepts the published example of an upload, whose key has a special character', () => {
  const payloadHash = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072';
  const headers = {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': payloadHash,
    'x-amz-date': '20130524T000000Z',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    authorization: authorization(
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ),
  };
  expect(verify({ method: 'PUT', target: '/test$file.text', headers }).payloadHash).toBe(payloadHash);
});

it('accepts the published examples of queries without and with values', () => {
  const list = (target: string, signature: string) =>
    verify({
      method: 'GET',
      target,
      headers: {
        host: 'examplebucket.s3.amazonaws.com',
        'x-amz-content-sha256': EMPTY_HASH,
        'x-amz-date': '20130524T000000Z',
        authorization: authorization('host;x-amz-content-sha256;x-amz-date', signature),
      },
    }).credential;
  expect(list('/?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543')).toBe(credential);
  expect(list('/?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7')).toBe(
    credential,
  );
});

it('accepts the published example of a presigned address until it expires', () => {
  expect(verify(presigned()).payloadHash).toBe('UNSIGNED-PAYLOAD');
  const late = { ...credential, expiresAt: Infinity };
  expect(verify(presigned(), SIGNED_AT + 86_399_999, late).credential).toBe(late);
  expect(refusal(() => verify(presigned(), SIGNED_AT + 86_400_000, late))).toBe('AccessDenied');
});

it('refuses a request that differs from what was signed', () => {
  expect(refusal(() => verify({ ...download(), method: 'PUT' }))).toBe('SignatureDoesNotMatch');
  expect(refusal(() => verify({ ...download(), target: '/test2.txt' }))).toBe('SignatureDoesNotMatch');
  expect(refusal(() => verify({ ...download(), target: '/test.txt?acl' }))).toBe('SignatureDoesNotMatch');
  expect(refusal(() => verify(download({ range: 'bytes=0-10' })))).toBe('SignatureDoesNotMatch');
  expect(refusal(() => verify(download({ 'x-amz-acl': 'public-read' })))).toBe('AccessDenied');
  expect(refusal(() => verify(presigned('0'.repeat(64))))).toBe('SignatureDoesNotMatch');
});

it('refuses a wrong secret, an unknown key, a wrong token and an expired credential', () => {
  const refusalWith = (change: Partial<Credential>) =>
    refusal(() => verify(download(), SIGNED_AT, { ...credential, ...change }));
  expect(refusalWith({ accessKeySecret: 'another' })).toBe('SignatureDoesNotMatch');
  expect(refusalWith({ accessKeyId: 'another' })).toBe('InvalidAccessKeyId');
  expect(refusalWith({ securityToken: 'another' })).toBe('InvalidToken');
  expect(refusalWith({ expiresAt: SIGNED_AT })).toBe('ExpiredToken');
});

it('refuses clocks that differ by more than 15 minutes', () => {
  for (const minutes of [-15, 15]) expect(verify(download(), SIGNED_AT + minutes * MINUTE_MS)).toBeDefined();
  for (const minutes of [-16, 16]) {
    expect(refusal(() => verify(download(), SIGNED_AT + minutes * MINUTE_MS))).toBe('RequestTimeTooSkewed');
  }
});

it('refuses no signature, two signatures, another region and a malformed one', () => {
  const without = download({ authorization: undefined });
  expect(refusal(() => verify(without))).toBe('AccessDenied');
  expect(refusal(() => verify({ ...download(), target: presigned().target }))).toBe('AccessDenied');
  expect(refusal(() => verify(download({ authorization: 'AWS4-HMAC-SHA256' })))).toBe('InvalidAccessKeyId');
  expect(refusal(() => verify(download({ authorization: 'Bearer x' })))).toBe('InvalidArgument');
  const elsewhere = { region: 'eu-west-1', find: () => credential, now: () => SIGNED_AT };
  expect(refusal(() => verifySignatureV4(download(), elsewhere))).toBe('AuthorizationHeaderMalformed');
});
