import { screen, waitFor } from '@testing-library/react';
import { showControls } from '../../react/testView';
import { createFakeHost } from '../../fakeHost';
import facts from './facts';
import { sanitize } from '../shared/sanitize';

function cleaned(html: string): string {
  const box = document.createElement('div');
  box.append(sanitize(html));
  return box.innerHTML;
}

it('shows a formatted text, and the fixed one where there is no value', async () => {
  showControls([
    { type: 'html', name: 'a', title: '说明', value: '<h2>标题</h2><p>正文 <b>重点</b></p>', html: '<p>固定</p>' },
    { type: 'html', name: 'b', html: '<p>另一段</p>' },
  ]);
  expect(await screen.findByRole('heading', { name: '标题' })).toBeVisible();
  expect(screen.getByText('重点').tagName).toBe('B');
  expect(screen.queryByText('固定')).toBeNull();
  expect(screen.getByText('另一段')).toBeVisible();
  expect(screen.getByRole('group', { name: '说明' })).toContainElement(screen.getByText('重点'));
});

it('shows nothing where the value is no text', async () => {
  showControls([{ type: 'html', name: 'a', title: '说明', value: { html: '<p>x</p>' } }]);
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(screen.getByRole('group', { name: '说明' })).toHaveTextContent(/^说明$/);
});

it.each([
  ['<script>alert(1)</script>好', '好'],
  ['<img src="x" onerror="alert(1)">', '<img src="x">'],
  ['<p style="position:fixed" id="a" class="b" name="c">好</p>', '<p>好</p>'],
  ['<style>body{display:none}</style>好', '好'],
  ['<iframe src="https://example.com"></iframe>好', '好'],
  ['<form action="https://example.com"><input name="password"></form>好', '好'],
  ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>好', '好'],
])('takes out of %s what could run, or look like the page', (html, expected) => {
  expect(cleaned(html)).toBe(expected);
});

it('opens links in a new window that cannot reach back, and makes nothing of addresses that could run', () => {
  expect(cleaned('<a href="https://example.com/">官网</a>')).toBe(
    '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">官网</a>',
  );
  expect(cleaned('<a href="javascript:alert(1)" target="_top">官网</a>')).toBe('<a>官网</a>');
  expect(cleaned('<a href="#/login">官网</a>')).toBe('<a>官网</a>');
});

it('shows pictures of the page’s own origin and of those that the host names, and names the address of any other', async () => {
  const html =
    '<p>一<img src="/a.png" alt="自己"><img src="https://files.example/b.png" alt="存储"><img src="https://tracker.example/c.png?who=me" alt="别处"><img src="data:image/svg+xml;base64,AAAA" alt="矢量">完</p>';
  showControls([{ type: 'html', name: 'a', value: html }], {
    host: createFakeHost({ imageOrigins: () => ['https://files.example'] }),
  });
  expect(await screen.findByRole('img', { name: '自己' })).toHaveAttribute('src', '/a.png');
  expect(screen.getByRole('img', { name: '存储' })).toHaveAttribute('src', 'https://files.example/b.png');
  expect(screen.queryByRole('img', { name: '别处' })).toBeNull();
  expect(screen.getByText(/engine.html.blocked .*https:..tracker.example.c.png/)).toBeVisible();
  expect(
    [...document.images].filter((image) => image.src.includes('tracker') || image.src.startsWith('data:')),
  ).toEqual([]);
});

it('is a text without its marks where only text is shown', () => {
  expect(facts.format?.('<p>一 &amp; 二</p><script>x</script><p>三</p>', { type: 'html', name: 'a' }, String)).toBe(
    '一 & 二 三',
  );
});
