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

/** Toolbar with a button that opens the same example read-only. */
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
    onclicked: { steps: [{ do: 'openpage', pagecode: pageCode, mode: 'push', status: 3 }] },
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

const linkTo = ({ type, titleKey, title }: Example) => linkToPage(codeOf(type), titleKey, [type, ...title]);

/** Pages about size, scripts or styles instead of a single control. */
const WHOLE_PAGES: Readonly<Record<string, () => PageRecord>> = {
  [BIG_FORM_CODE]: bigForm,
  [BIG_ARRAY_CODE]: bigArray,
  [SCRIPT_PAGE_CODE]: scriptPage,
  [STYLE_PAGE_CODE]: stylePage,
};

/** A link that opens a page in a tab of its own, so that the page has an address. It is hidden when none of its words is looked for. */
const linkToPage = (pageCode: string, title: string, words: readonly string[]) => ({
  type: 'button',
  look: 'link',
  name: `open_${pageCode.replaceAll('-', '_')}`,
  title: `@${title}`,
  hidden: `=!contains('${words.join(' ').toLowerCase()}', lower(trim(keyword)))`,
  onclicked: { steps: [{ do: 'openpage', pagecode: pageCode, mode: 'tab', status: 2 }] },
});

const search = { type: 'text', name: 'keyword', title: '@gallery.search', placeholder: '@gallery.search.hint' };

const wholePagesCard = {
  type: 'card',
  name: 'of_pages',
  title: '@gallery.pages',
  columns: 4,
  controls: Object.entries({
    [BIG_FORM_CODE]: 'gallery.big.form',
    [BIG_ARRAY_CODE]: 'gallery.big.array',
    [SCRIPT_PAGE_CODE]: 'gallery.script',
    [STYLE_PAGE_CODE]: 'gallery.style',
  }).map(([code, key]) => linkToPage(code, key, [code, ...(findText(key) ?? []).flatMap((text) => text ?? [])])),
};

function listPage(): PageRecord {
  const examples = exampleTypes().flatMap((type) => findExample(type) ?? []);
  const cards = CATEGORIES.map((category) => ({
    type: 'card',
    name: `of_${category}`,
    title: `@gallery.of.${category}`,
    columns: 4,
    controls: examples.filter((example) => example.category === category).map(linkTo),
  }));
  const pageinfo = { type: 200, title: '@gallery.title', columns: 1 };
  const updatedAt = Math.max(0, ...examples.map((example) => example.updatedAt));
  return {
    pageCode: GALLERY_CODE,
    pageType: 200,
    updatedAt,
    protocol: {
      protocolversion: '1.1.0',
      pageinfo,
      controls: [search, ...cards.filter(({ controls }) => controls.length > 0), wholePagesCard],
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
