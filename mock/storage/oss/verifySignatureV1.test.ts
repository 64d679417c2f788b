import type { Credential } from '../credentials';
import type { OssRequest } from './verifySignatureV1';
import { signatureOf, verifySignatureV1 } from './verifySignatureV1';

/** The request, the key and the signature of the example that Aliyun publishes for OSS. */
const credential: Credential = {
  accessKeyId: '44CF9590006BF252F707',
  accessKeySecret: 'OtxrzxIsfpFjA7SwPzILwy8Bw21TLhquhboDYROV',
  securityToken: '',
  tenantCode: 'nf',
  expiresAt: Date.parse('2005-11-18T00:00:00Z'),
};
const DATE = 'Thu, 17 Nov 2005 18:49:58 GMT';
const SIGNED_AT = Date.parse(DATE);
const MINUTE_MS = 60_000;

const example = (change: Partial<OssRequest> = {}): OssRequest => ({
  method: 'PUT',
  bucket: 'oss-example',
  key: 'nelson',
  query: new URLSearchParams(),
  headers: {
    'content-md5': 'ODBGOERFMDMzQTczRUY3NUE3NzA5QzdFNUYzMDQxNEM=',
    'content-type': 'text/html',
    date: DATE,
    'x-oss-meta-author': 'foo@bar.com',
    'x-oss-magic': 'abracadabra',
    authorization: 'OSS 44CF9590006BF252F707:26NBxoKdsyly4EDv6inkoDft/yA=',
  },
  ...change,
});

const verify = (request: OssRequest, now = SIGNED_AT, known = credential) =>
  verifySignatureV1(request, { find: (id) => (id === known.accessKeyId ? known : undefined), now: () => now });

const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

/** A signed address that ends after an hour. */
function signedAddress(parameters: Record<string, string> = {}): OssRequest {
  const expires = String(SIGNED_AT / 1_000 + 3_600);
  const unsigned = example({ method: 'GET', headers: {}, query: new URLSearchParams(parameters) });
  const signature = signatureOf(unsigned, expires, credential.accessKeySecret);
  const query = { ...parameters, OSSAccessKeyId: credential.accessKeyId, Expires: expires, Signature: signature };
  return { ...unsigned, query: new URLSearchParams(query) };
}

it('accepts the published example', () => {
  expect(verify(example())).toBe(credential);
});

it('accepts a signed address until it ends', () => {
  expect(verify(signedAddress())).toBe(credential);
  expect(refusal(() => verify(signedAddress(), SIGNED_AT + 60 * MINUTE_MS))).toBe('AccessDenied');
});

it('signs the parameters that change the answer, and no others', () => {
  const request = signedAddress({ 'x-oss-process': 'image/resize,w_100', 'security-token': '' });
  expect(verify(request)).toBe(credential);
  request.query.set('utm', '1');
  expect(verify(request)).toBe(credential);
  request.query.set('x-oss-process', 'image/resize,w_999');
  expect(refusal(() => verify(request))).toBe('SignatureDoesNotMatch');
});

it('refuses a request that differs from what was signed', () => {
  for (const change of [{ method: 'GET' }, { bucket: 'another' }, { key: 'another' }])
    expect(refusal(() => verify(example(change)))).toBe('SignatureDoesNotMatch');
  for (const header of ['content-md5', 'content-type', 'x-oss-magic'])
    expect(refusal(() => verify(example({ headers: { ...example().headers, [header]: 'x' } })))).toBe(
      'SignatureDoesNotMatch',
    );
});

it('refuses a wrong secret, an unknown key, a wrong token and an expired credential', () => {
  const refusalWith = (change: Partial<Credential>) =>
    refusal(() => verify(example(), SIGNED_AT, { ...credential, ...change }));
  expect(refusalWith({ accessKeySecret: 'another' })).toBe('SignatureDoesNotMatch');
  expect(refusalWith({ accessKeyId: 'another' })).toBe('InvalidAccessKeyId');
  expect(refusalWith({ securityToken: 'another' })).toBe('InvalidSecurityToken');
  expect(refusalWith({ expiresAt: SIGNED_AT })).toBe('SecurityTokenExpired');
});

it('refuses clocks that differ by more than 15 minutes, no date and no signature', () => {
  for (const minutes of [-16, 16])
    expect(refusal(() => verify(example(), SIGNED_AT + minutes * MINUTE_MS))).toBe('RequestTimeTooSkewed');
  expect(refusal(() => verify(example({ headers: { ...example().headers, date: '' } })))).toBe('AccessDenied');
  expect(refusal(() => verify(example({ headers: {} })))).toBe('AccessDenied');
});
