import { act, screen } from '@testing-library/react';
import { field, showControls } from '../../react/testView';
import { MAX_HTML_CHARACTERS, MAX_HTML_DEPTH, MAX_HTML_TAGS } from '../shared/htmlLimits';
import { wordsOf } from '../shared/wordsOf';

const good = { type: 'text', name: 'good', title: '其他' };

async function shown(html: string, type = 'html') {
  showControls([{ type, name: 'a', title: '说明', value: html }, good]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

describe.each(['html', 'richtext'])('a formatted text (%s)', (type) => {
  it.each([
    ['nests too deeply', '<b>'.repeat(200_000)],
    ['nests too deeply, and closes all of it', `${'<div>'.repeat(MAX_HTML_DEPTH + 1)}x${'</div>'.repeat(MAX_HTML_DEPTH + 1)}`],
    ['nests too deeply, and ends what never began', '<b></i></p>'.repeat(1000)],
    ['has too many tags', '<br>'.repeat(MAX_HTML_TAGS + 1)],
    ['is too long', 'x'.repeat(MAX_HTML_CHARACTERS + 1)],
  ])('that %s is not shown, and says so in its place', async (_what, html) => {
    await shown(html, type);
    expect(screen.getByRole('alert')).toHaveTextContent('engine.html.toolarge');
    expect(document.querySelectorAll('b, div > div > div > div > div > div > div > div > div > div > div > div > div, br')).toHaveLength(0);
    expect(field('其他')).toBeVisible();
  });
});

it('what is within the limits is shown', async () => {
  await shown(`${'<b>'.repeat(MAX_HTML_DEPTH)}深${'</b>'.repeat(MAX_HTML_DEPTH)}<p>浅</p>${'<br>'.repeat(1000)}`);
  expect(await screen.findByText('浅')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a richtext that cannot be shown cannot be edited either: its value stays as it was', async () => {
  const html = '<b>'.repeat(200_000);
  await shown(html, 'richtext');
  await act(async () => screen.getByRole('textbox', { name: '说明' }).focus());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.querySelector('[contenteditable]')).toBeNull();
});

describe('the words of a formatted text', () => {
  it.each([
    ['<p>一 &amp; 二</p><script>x</script><p>三</p>', '一 & 二 三'],
    ['a < b', 'a < b'],
    ['a<br>b <b>c</b>d', 'a b cd'],
    ['<STYLE>p{}</STYLE>x<script>y', 'xy'],
    ['<p title="a">x</p', 'x</p'],
    ['&lt;b&gt; &nbsp; &#39;', "<b> '"],
  ])('of %s are %s', (html, words) => expect(wordsOf(html)).toBe(words));

  it.each([['<'], ['<script>'], ['<p'], ['<style '], ['</p>'], ['<!--'], ['&lt;']])('are found in one pass over 300,000 times %s', (part) => {
    expect(wordsOf(part.repeat(300_000)).length).toBeLessThanOrEqual(part.length * 300_000);
  });
});
