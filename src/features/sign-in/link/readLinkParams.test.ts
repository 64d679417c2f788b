import { readLinkParams } from './readLinkParams';

const FULL =
  '?token=t&refreshtoken=r&tokenexpires=1800000000000&tenantcode=nf&opentoken=o&remember=1&lang=en&uid=wang&pid=professional&position=p1&redirect=page%3Fpagecode%3Dx&origin=https%3A%2F%2Fpartner.example';

it('takes the whole sign-in out of the query and leaves the redirect', () => {
  expect(readLinkParams(FULL)).toEqual({
    arrival: {
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

it('needs nothing but the token', () => {
  expect(readLinkParams('?token=t')).toMatchObject({
    arrival: {
      tokens: { refreshToken: '', openToken: undefined, expiresAt: undefined },
      link: { tenantCode: '', isRemembered: false },
      language: undefined,
    },
    rest: '',
  });
});

it.each(['', '?redirect=%2Fpage', '?token=&uid=wang'])('%j carries no sign-in', (query) => {
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
])('understands the language %s', (lang, language) => {
  expect(readLinkParams(`?token=t&lang=${lang}`)?.arrival.language).toBe(language);
});

it('a moment that is none is left out', () => {
  expect(readLinkParams('?token=t&tokenexpires=soon')?.arrival.tokens.expiresAt).toBeUndefined();
});
