import { act, screen } from '@testing-library/react';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';
import { field, showControls } from '../../react/testView';
import {
  MAX_HTML_ATTRIBUTES,
  MAX_HTML_CHARACTERS,
  MAX_HTML_DEPTH,
  MAX_HTML_ELEMENTS,
  MAX_HTML_TAGS,
  isTooLarge,
} from '../shared/htmlLimits';
import { wordsOf } from '../shared/wordsOf';

const good = { type: 'text', name: 'good', title: '其他' };

async function shown(html: string, type = 'html') {
  showControls([{ type, name: 'a', title: '说明', value: html }, good]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

describe.each(['html', 'richtext'])('a formatted text (%s)', (type) => {
  it.each([
    ['nests too deeply', '<b>'.repeat(200_000)],
    [
      'nests too deeply, and closes all of it',
      `${'<div>'.repeat(MAX_HTML_DEPTH + 1)}x${'</div>'.repeat(MAX_HTML_DEPTH + 1)}`,
    ],
    ['nests too deeply, and ends what never began', '<b></i></p>'.repeat(1000)],
    ['has too many tags', '<br>'.repeat(MAX_HTML_TAGS + 1)],
    ['is too long', 'x'.repeat(MAX_HTML_CHARACTERS + 1)],
  ])('that %s is not shown, and says so in its place', async (_what, html) => {
    await shown(html, type);
    expect(screen.getByRole('alert')).toHaveTextContent('engine.html.toolarge');
    expect(
      document.querySelectorAll('b, div > div > div > div > div > div > div > div > div > div > div > div > div, br'),
    ).toHaveLength(0);
    expect(field('其他')).toBeVisible();
  });
});

const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.Element =>
  'tagName' in node;
const elementsIn = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode) => childNodes.filter(isElement);

/** What a browser makes of a formatted text: by the parser of jsdom, whose nodes are slow to create in a deep tree. */
function parsed(html: string) {
  const [, body] = elementsIn(parse(html, { scriptingEnabled: false })).flatMap(elementsIn);
  const most = { elements: 0, depth: 0, attributes: 0 };
  for (let level = body ? elementsIn(body) : []; level.length > 0; level = level.flatMap(elementsIn)) {
    most.elements += level.length;
    most.depth += 1;
    most.attributes = level.reduce((known, { attrs }) => Math.max(known, attrs.length), most.attributes);
  }
  return most;
}

/** Formatting that differs, because a parser opens no more than three again that are the same. */
const bold = (count: number) => Array.from({ length: count }, (_, index) => `<b title="${index}">`).join('');

describe('a formatted text of which a browser would make more than it seems', () => {
  it.each([
    ['formatting that is never closed, in many paragraphs', `<p>${bold(98)}${'x<p>x'.repeat(1100)}`],
    ['end tags in attribute values', `${'<div title="</div>">'.repeat(1000)}x`],
    ['end tags in attributes without quotes', `${'<div title=</div/>'.repeat(1000)}x`],
    ['end tags in comments', `${'<div><!--</div>-->'.repeat(1000)}x`],
    ['end tags in other comments', `${'<div><!></div</div x="></div>">'.repeat(1000)}x`],
    ['end tags in styles', `${'<div><style></div></style>'.repeat(1000)}x`],
    ['styles that seem to begin an attribute', `<style><a title="</style>${'<div>'.repeat(1000)}`],
    ['comments that end at once', `${'<!-->'}${'<div>'.repeat(1000)}-->`],
    ['quotes in names of attributes', `<p a"b>${'<div>'.repeat(1000)}">`],
    ['drawings whose styles hold elements', `<svg><style>${'<g>'.repeat(1000)}`],
    ['scripts in scripts', `<script><!--<script></script><a title="</script>${'<div>'.repeat(1000)}`],
    ['attributes', `<p ${Array.from({ length: 5000 }, (_, index) => `a${index}`).join(' ')}>`],
  ])('is refused: %s', (_what, html) => {
    const { elements, depth, attributes } = parsed(html);
    expect(elements > MAX_HTML_ELEMENTS || depth > MAX_HTML_DEPTH || attributes > MAX_HTML_ATTRIBUTES).toBe(true);
    expect(isTooLarge(html)).toBe(true);
  });

  it.each([
    ['many paragraphs with formatting', '<p><b>粗</b><i>斜 <u>线</u></i><br></p>'.repeat(1000)],
    ['formatting around paragraphs', '<b><p>一</p><p>二</p></b>'.repeat(500)],
    [
      'a text as an office program writes it',
      `<!--[if gte mso 9]><xml></xml><![endif]--><style>p > a { color: red }</style>${'<p class="MsoNormal" style="margin:0"><span lang="EN-US"><o:p>&nbsp;</o:p></span></p>'.repeat(500)}`,
    ],
    ['tags and quotes in attribute values', '<p title="a > b </p> <b>">x</p>'.repeat(500)],
    ['a table', `<table>${'<tr><td>x<td>y'.repeat(1000)}</table>`],
    ['a small drawing', '<p>x</p><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'],
    ['less than', 'a < b, c <3, 1<2'.repeat(500)],
  ])('is not taken for one that is: %s', (_what, html) => {
    expect(isTooLarge(html)).toBe(false);
    expect(parsed(html).elements).toBeLessThanOrEqual(MAX_HTML_ELEMENTS);
  });

  it('is read in one pass, whatever its tags leave open', () => {
    const parts = ['<', '<p', '<p a', '<p a=', '<p a="', '</', '<!--', '<!', '<style>', '<style', '<p/', "<p a='"];
    expect(parts.map((part) => typeof isTooLarge(part.repeat(100_000)))).toEqual(parts.map(() => 'boolean'));
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

  it.each([['<'], ['<script>'], ['<p'], ['<style '], ['</p>'], ['<!--'], ['&lt;']])(
    'are found in one pass over 300,000 times %s',
    (part) => {
      expect(wordsOf(part.repeat(300_000)).length).toBeLessThanOrEqual(part.length * 300_000);
    },
  );
});
