import { readLinkParams } from './readLinkParams';

const FULL =
  '?token=t&refreshtoken=r&tokenexpires=1800000000000&tenantcode=nf&opentoken=o&remember=1&lang=en&uid=wang&pid=professional&position=p1&redirect=page%3Fpagecode%3Dx&origin=https%3A%2F%2Fpartner.example';

it('reads the whole sign-in and leaves the redirect in the query', () => {
  expect(readLinkParams(FULL)).toEqual({
    params: {
      tokens: { token: 't', refreshToken: 'r', expiresAt: 1_800_000_000_000, openToken: 'o' },
      link: {
        tenantCode: 'nf',
        productCode: 'professional',
        positionId: 'p1',
        userName: 'wang',
        isRemembered: true,
      },
      language: 'en',
      host: 'https://partner.example',
    },
    rest: '?redirect=page%3Fpagecode%3Dx',
  });
});

it('requires the token only', () => {
  expect(readLinkParams('?token=t')).toMatchObject({
    params: {
      tokens: { refreshToken: '', openToken: undefined, expiresAt: undefined },
      link: { tenantCode: '', isRemembered: false },
      language: undefined,
    },
    rest: '',
  });
});

it.each(['', '?redirect=%2Fpage', '?token=&uid=wang'])('finds no sign-in in %j', (query) => {
  expect(readLinkParams(query)).toBeUndefined();
});

it.each([
  ['zh-cn', 'zh-CN'],
  ['zh_TW', 'zh-TW'],
  ['EN', 'en'],
  ['en_US', 'en'],
  ['zh-HK', 'zh-TW'],
  ['ja', 'other'],
  ['fr', undefined],
])('understands the language name %s', (lang, language) => {
  expect(readLinkParams(`?token=t&lang=${lang}`)?.params.language).toBe(language);
});

it('ignores an invalid expiry time', () => {
  expect(readLinkParams('?token=t&tokenexpires=soon')?.params.tokens.expiresAt).toBeUndefined();
});
