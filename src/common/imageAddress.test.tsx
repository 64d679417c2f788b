import { imageAddress } from './imageAddress';

it.each([
  'https://example.com/logo.png',
  'http://localhost:4568/a.png',
  '/logo.svg',
  'logo.png',
  '//example.com/logo.png',
  ' data:image/png;base64,iVBORw0KGgo= ',
  'data:image/webp;base64,AA==',
])('%s is an allowed image address', (text) => {
  expect(imageAddress(text)).toBeDefined();
});

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'http://',
])('%s is no allowed image address', (text) => {
  expect(imageAddress(text)).toBeUndefined();
});
