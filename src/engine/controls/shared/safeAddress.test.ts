import { safeAddress } from './safeAddress';

it.each(['https://example.com/a?b=c', 'http://example.com/', 'mailto:a@example.com', 'tel:+8610086'])(
  'leads to %s',
  (address) => {
    expect(safeAddress(` ${address} `)).toBe(address);
  },
);

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'www.example.com',
  '//example.com',
  '/path',
  '',
])('does not lead to %j', (address) => {
  expect(safeAddress(address)).toBeUndefined();
});
