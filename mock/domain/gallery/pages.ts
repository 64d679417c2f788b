import type { PageRecord } from '../protocols';
import { BIG_ARRAY_CODE, bigArray } from './bigArray';
import { BIG_FORM_CODE, bigForm } from './bigForm';
import { CATEGORIES, exampleTypes, findExample } from './examples';
import type { Example } from './examples';
import { SCRIPT_PAGE_CODE, scriptPage } from './scriptPage';
import { STYLE_PAGE_CODE, stylePage } from './stylePage';

/** The page that lists the examples. */
export const GALLERY_CODE = 'gallery';

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

const linkTo = ({ type, titleKey }: Example) => ({
  type: 'button',
  name: `open_${type}`,
  title: `@${titleKey}`,
  onclicked: { steps: [{ do: 'openpage', pagecode: codeOf(type), mode: 'push', status: 2 }] },
});

/** Pages about size, scripts or styles instead of a single control. */
const WHOLE_PAGES: Readonly<Record<string, () => PageRecord>> = {
  [BIG_FORM_CODE]: bigForm,
  [BIG_ARRAY_CODE]: bigArray,
  [SCRIPT_PAGE_CODE]: scriptPage,
  [STYLE_PAGE_CODE]: stylePage,
};

const linkToPage = (pageCode: string, title: string) => ({
  type: 'button',
  name: `open_${pageCode.replace('-', '_')}`,
  title: `@${title}`,
  onclicked: { steps: [{ do: 'openpage', pagecode: pageCode, mode: 'push', status: 2 }] },
});

const wholePagesCard = {
  type: 'card',
  name: 'of_pages',
  title: '@gallery.pages',
  columns: 4,
  controls: [
    linkToPage(BIG_FORM_CODE, 'gallery.big.form'),
    linkToPage(BIG_ARRAY_CODE, 'gallery.big.array'),
    linkToPage(SCRIPT_PAGE_CODE, 'gallery.script'),
    linkToPage(STYLE_PAGE_CODE, 'gallery.style'),
  ],
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
      controls: [...cards.filter(({ controls }) => controls.length > 0), wholePagesCard],
    },
  };
}

/** The pages of the gallery: `gallery`, `gallery-{type}` and WHOLE_PAGES. */
export function findGalleryPage(pageCode: string): PageRecord | undefined {
  if (pageCode === GALLERY_CODE) return listPage();
  if (Object.hasOwn(WHOLE_PAGES, pageCode)) return WHOLE_PAGES[pageCode]?.();
  const example = pageCode.startsWith(`${GALLERY_CODE}-`)
    ? findExample(pageCode.slice(GALLERY_CODE.length + 1))
    : undefined;
  return example && examplePage(example);
}
