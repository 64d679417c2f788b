import { cleanTree } from './cleanTree';
import type { DrawnElement } from './contract';
import { WidgetError } from './widgetFault';

const element = (tree: unknown) => cleanTree(tree).nodes[0] as DrawnElement;
const faultIn = (tree: unknown) => {
  try {
    cleanTree(tree);
  } catch (error) {
    return error instanceof WidgetError ? error.fault : error;
  }
  return undefined;
};

it('keeps elements, texts, looks and handlers that may be drawn', () => {
  const tree = {
    tag: 'p',
    text: '你好',
    attributes: { class: 'a b', 'aria-hidden': false, hidden: true, tabindex: 0 },
    style: { fontSize: '12px', opacity: 0.5 },
    on: { click: 3 },
    children: [['x', null, { tag: 'b', text: 'y' }]],
  };
  expect(cleanTree(tree)).toEqual({
    nodes: [
      {
        tag: 'p',
        attributes: { class: 'a b', 'aria-hidden': 'false', hidden: '', tabindex: '0' },
        style: { 'font-size': '12px', opacity: '0.5' },
        on: { click: 3 },
        children: ['你好', 'x', { tag: 'b', attributes: {}, style: {}, on: {}, children: ['y'] }],
      },
    ],
    refused: [],
  });
});

it.each([
  'script',
  'iframe',
  'object',
  'embed',
  'form',
  'link',
  'meta',
  'style',
  'base',
  'template',
  'video',
  'use',
  'foreignObject',
  'image',
  'SCRIPT',
  'my-element',
  '',
  'p onclick',
  7,
  null,
])('refuses a drawing with the tag %j', (tag) => {
  expect(faultIn({ tag: 'div', children: [{ tag }] })).toMatchObject({ code: 'badtag' });
});

it.each<[string, Record<string, unknown>]>([
  ['p', { onclick: 'alert(1)' }],
  ['p', { onClick: 'alert(1)' }],
  ['a', { href: 'javascript:alert(1)' }],
  ['a', { href: ' java\nscript:alert(1)' }],
  ['a', { href: 'data:text/html,<script>alert(1)</script>' }],
  ['a', { href: '#/login' }],
  ['a', { ping: 'https://example.com' }],
  ['div', { href: 'https://example.com' }],
  ['img', { src: 'https://example.com/x.png' }],
  ['img', { src: 'data:image/svg+xml;base64,AAAA' }],
  ['img', { src: 'javascript:alert(1)' }],
  ['img', { srcset: 'https://example.com/x.png 2x' }],
  ['input', { type: 'file' }],
  ['input', { type: 'password' }],
  ['input', { type: 'image', src: 'https://example.com' }],
  ['input', { form: 'f', formaction: 'https://example.com' }],
  ['div', { id: 'root' }],
  ['div', { name: 'body' }],
  ['div', { style: 'position:fixed' }],
  ['div', { srcdoc: '<script>' }],
  ['div', { is: 'x-y' }],
  ['div', { slot: 'x', 'data-control': 'a' }],
  ['path', { fill: 'url(https://example.com/#x)' }],
  ['path', { fill: 'u\\72l(https://example.com/#x)' }],
  ['div', { tabindex: 5 }],
  ['div', { popover: 'auto' }],
])('leaves out of <%s> what is no look: %j', (tag, attributes) => {
  const { target: _target, rel: _rel, ...kept } = element({ tag, attributes }).attributes;
  expect(kept).toEqual({});
  expect(cleanTree({ tag, attributes }).refused).toHaveLength(Object.keys(attributes).length);
});

it.each<[string, unknown]>([
  ['position', 'fixed'],
  ['zIndex', 9999],
  ['background', 'url(https://example.com/x)'],
  ['background', 'URL (https://example.com/x)'],
  ['background', 'image-set("https://example.com/x" 1x)'],
  ['background', 'u\\72l(https://example.com/x)'],
  ['background', 'red; position: fixed'],
  ['cursor', 'url(x), auto'],
  ['content', '"x"'],
  ['transform', 'translate(-100vw)'],
  ['animation', 'x 1s'],
  ['--color-accent', 'red'],
  ['color', { toString: () => 'red' }],
])('leaves out the style %s: %j', (name, value) => {
  expect(element({ tag: 'div', style: { [name]: value } }).style).toEqual({});
});

it('opens links beside the page, without a way back', () => {
  expect(
    element({ tag: 'a', attributes: { href: 'https://example.com/', target: '_top', rel: 'opener' } }).attributes,
  ).toEqual({ href: 'https://example.com/', target: '_blank', rel: 'noopener noreferrer' });
});

it('shows a picture that stands in the drawing itself', () => {
  expect(element({ tag: 'img', attributes: { src: 'data:image/png;base64,AAAA', alt: '(x)' } }).attributes).toEqual({
    src: 'data:image/png;base64,AAAA',
    alt: '(x)',
  });
});

it('listens to nothing but the events of the contract, by number', () => {
  expect(element({ tag: 'b', on: { click: 1, message: 2, input: 'alert(1)', keydown: 1.5, blur: null } }).on).toEqual({
    click: 1,
  });
});

it('refuses what is too large or too deep, and what is no drawing', () => {
  expect(faultIn(Array.from({ length: 100_000 }, () => ({ tag: 'b' })))).toMatchObject({ code: 'toomany' });
  let deep: unknown = 'x';
  for (let level = 0; level < 1000; level += 1) deep = { tag: 'b', children: [deep] };
  expect(faultIn(deep)).toMatchObject({ code: 'toodeep' });
  expect(faultIn(5)).toEqual({ code: 'badtree' });
  expect(faultIn({ tag: 'b', children: () => 1 })).toEqual({ code: 'badtree' });
});

it('takes nothing from what an object inherits', () => {
  expect(
    element(JSON.parse('{"tag":"b","__proto__":{"on":{"click":1}},"attributes":{"__proto__":{"title":"x"}}}'))
      .attributes,
  ).toEqual({});
});
