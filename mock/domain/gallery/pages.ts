import { findText } from '../languages/records';
import type { PageRecord } from '../protocols';
import { BIG_ARRAY_CODE, bigArray } from './bigArray';
import { BIG_FORM_CODE, bigForm } from './bigForm';
import { CATEGORIES, exampleTypes, findExample } from './examples';
import type { Example } from './examples';
import { SCRIPT_PAGE_CODE, scriptPage } from './scriptPage';
import { STYLE_PAGE_CODE, stylePage } from './stylePage';

/** The page that lists the examples. */
export const GALLERY_CODE = 'gallery';

/** End of the code of a page that shows the source of another. */
const SOURCE = '-source';

const codeOf = (type: string) => `${GALLERY_CODE}-${type}`;

/** Toolbar with a button that opens the same example read-only, at an address of its own. */
const toolbarOf = (pageCode: string) => [
  {
    type: 'button',
    name: 'gallery_check',
    title: '@gallery.check',
    onclicked: { steps: [{ do: 'validate' }, { do: 'message', text: '@gallery.valid', kind: 'success' }] },
  },
  {
    type: 'button',
    name: 'gallery_view',
    title: '@gallery.view',
    hidden: '=page.status == 3',
    onclicked: { steps: [{ do: 'openpage', pagecode: pageCode, mode: 'replace', status: 3 }] },
  },
  {
    type: 'button',
    name: 'gallery_source',
    title: '@gallery.source',
    onclicked: { steps: [{ do: 'openpage', pagecode: `${pageCode}${SOURCE}`, mode: 'dialog', status: 3 }] },
  },
];

function examplePage(example: Example): PageRecord {
  const pageCode = codeOf(example.type);
  const { pagetype = 200, columns = 3, titleKey, onload, controls, updatedAt } = example;
  const pageinfo = { type: pagetype, title: `@${titleKey}`, columns };
  return {
    pageCode,
    pageType: pagetype,
    updatedAt,
    protocol: {
      protocolversion: '1.1.0',
      pageinfo,
      controls,
      toolbar: toolbarOf(pageCode),
      ...(onload === undefined ? {} : { onload }),
    },
  };
}

/** The protocol of an example as a text to read. */
function sourcePage(example: Example): PageRecord {
  const { pageCode, protocol, ...record } = examplePage(example);
  const { toolbar: _toolbar, ...own } = protocol as Record<string, unknown>;
  const source = JSON.stringify(own, null, 2);
  return {
    ...record,
    pageCode: `${pageCode}${SOURCE}`,
    protocol: {
      protocolversion: '1.1.0',
      pageinfo: { type: 200, title: '@gallery.source', columns: 1 },
      controls: [{ type: 'textarea', name: 'source', title: `${pageCode}.json`, rows: 20, value: source }],
    },
  };
}

const wordsOf = ({ type, title }: Example) => [type, ...title];

const linkTo = (example: Example) => linkToPage(codeOf(example.type), example.titleKey, wordsOf(example));

/** Pages about size, scripts or styles instead of a single control. */
const WHOLE_PAGES: Readonly<Record<string, () => PageRecord>> = {
  [BIG_FORM_CODE]: bigForm,
  [BIG_ARRAY_CODE]: bigArray,
  [SCRIPT_PAGE_CODE]: scriptPage,
  [STYLE_PAGE_CODE]: stylePage,
};

/** Hides what has none of the words that are looked for. */
const unlessFound = (words: readonly string[]) =>
  `=!contains('${words.join(' ').toLowerCase()}', lower(trim(keyword)))`;

/** A link to a page; the address of the browser follows it. */
const linkToPage = (pageCode: string, title: string, words: readonly string[]) => ({
  type: 'button',
  look: 'link',
  name: `open_${pageCode.replaceAll('-', '_')}`,
  title: `@${title}`,
  hidden: unlessFound(words),
  onclicked: { steps: [{ do: 'openpage', pagecode: pageCode, mode: 'replace', status: 2 }] },
});

/** A filter rather than a field of the page, so that what is looked for is no unsaved input. */
const search = {
  type: 'search',
  name: 'filters',
  target: 'of_pages',
  controls: [{ type: 'text', name: 'keyword', title: '@gallery.search', placeholder: '@gallery.search.hint' }],
};

/** A part of the list, which is hidden when it has nothing that is looked for. */
const cardOf = (name: string, links: readonly { link: object; words: readonly string[] }[]) => ({
  type: 'card',
  name: `of_${name}`,
  title: name === 'pages' ? '@gallery.pages' : `@gallery.of.${name}`,
  columns: 4,
  hidden: unlessFound(links.flatMap(({ words }) => words)),
  controls: links.map(({ link }) => link),
});

const wholePages = Object.entries({
  [BIG_FORM_CODE]: 'gallery.big.form',
  [BIG_ARRAY_CODE]: 'gallery.big.array',
  [SCRIPT_PAGE_CODE]: 'gallery.script',
  [STYLE_PAGE_CODE]: 'gallery.style',
}).map(([code, key]) => {
  const words = [code, ...(findText(key) ?? []).flatMap((text) => text ?? [])];
  return { link: linkToPage(code, key, words), words };
});

function listPage(): PageRecord {
  const examples = exampleTypes().flatMap((type) => findExample(type) ?? []);
  const cards = CATEGORIES.map((category) =>
    cardOf(
      category,
      examples
        .filter((example) => example.category === category)
        .map((example) => ({ link: linkTo(example), words: wordsOf(example) })),
    ),
  );
  const pageinfo = { type: 200, title: '@gallery.title', columns: 1 };
  const updatedAt = Math.max(0, ...examples.map((example) => example.updatedAt));
  return {
    pageCode: GALLERY_CODE,
    pageType: 200,
    updatedAt,
    protocol: {
      protocolversion: '1.1.0',
      pageinfo,
      controls: [search, ...cards.filter(({ controls }) => controls.length > 0), cardOf('pages', wholePages)],
    },
  };
}

/** The pages of the gallery: `gallery`, `gallery-{type}`, `gallery-{type}-source` and WHOLE_PAGES. */
export function findGalleryPage(pageCode: string): PageRecord | undefined {
  if (pageCode === GALLERY_CODE) return listPage();
  if (Object.hasOwn(WHOLE_PAGES, pageCode)) return WHOLE_PAGES[pageCode]?.();
  if (!pageCode.startsWith(`${GALLERY_CODE}-`)) return undefined;
  const isSource = pageCode.endsWith(SOURCE);
  const example = findExample(pageCode.slice(GALLERY_CODE.length + 1, isSource ? -SOURCE.length : undefined));
  return example && (isSource ? sourcePage(example) : examplePage(example));
}
