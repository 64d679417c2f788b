import { cleanHtml, readDocument, writeDocument } from '@/engine/controls/richtext/documentText';
import { sanitize } from '@/engine/controls/shared/sanitize';
import { activeContent } from '../support/activeContent';
import { FOREIGN_HOST, HOSTILE_ADDRESSES, HOSTILE_TEXTS } from '../support/hostileMarkup';

const inAttribute = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const TEXTS = [
  ...HOSTILE_TEXTS,
  ...HOSTILE_ADDRESSES.flatMap((address) => [
    `<a href="${inAttribute(address)}">x</a><img src="${inAttribute(address)}">`,
    `<a href="${address}">x</a><img src='${address}'><table background='${address}'><td background='${address}'>x`,
  ]),
];

const documentOf = (html: string): Document => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  return page;
};

/** What would be active in a page with these nodes, or in one that reads their HTML once more. */
function activeIn(nodes: DocumentFragment): string[] {
  const page = documentOf('');
  page.body.append(page.importNode(nodes, true));
  const again = documentOf(page.body.innerHTML);
  const disguised = [...page.body.querySelectorAll('[id], [name], [class], [style], template')];
  return [
    ...[page, again].flatMap((each) => activeContent(FOREIGN_HOST, each)),
    ...disguised.map(({ outerHTML }) => outerHTML),
  ];
}

const activeAfter = (clean: (html: string) => DocumentFragment) =>
  TEXTS.flatMap((html) => activeIn(clean(html)).map((found) => [html, found]));

it('most texts of the corpus are active where nothing cleans them', () => {
  expect(HOSTILE_TEXTS.length + HOSTILE_ADDRESSES.length).toBeGreaterThanOrEqual(40);
  const active = TEXTS.filter((html) => activeContent(FOREIGN_HOST, documentOf(html)).length > 0);
  expect(active.length).toBeGreaterThan(TEXTS.length * 0.6);
});

it.each([
  ['alone', ''],
  ['behind what another text has left open', '<table><tr><td><svg><p>'],
  ['in formulas', '<math><mtext>'],
  ['behind a comment', '<!-- -->'],
])('a formatted text runs, fetches and disguises nothing %s', (_where, before) => {
  expect(activeAfter((html) => sanitize(before + html))).toEqual([]);
});

it('a pasted or edited text is stored and shown again without anything active', () => {
  expect(activeAfter((html) => sanitize(cleanHtml(html)))).toEqual([]);
  expect(activeAfter((html) => sanitize(writeDocument(readDocument(html)) ?? ''))).toEqual([]);
  const stored = TEXTS.map((html) => documentOf(writeDocument(readDocument(html)) ?? ''));
  // What is stored may name a picture from elsewhere, which is not fetched where it is shown.
  expect(stored.flatMap((page) => activeContent('no host', page))).toEqual([]);
});
