import { GALLERY_CODE } from '../gallery/pages';
import type { FunctionCode } from '../functions';
import { NATIVE_FUNCTIONS } from '../functions';
import { localise } from '../languages/localise';
import type { Language } from '../languages/table';
import { findPage, pageCodes } from '../protocols';

/** Where a menu entry may lead: a page or a native screen. */
export interface MenuTarget {
  pageCode: string;
  title: string;
  /** The function code that the screen itself needs. */
  functionCode?: FunctionCode;
}

/** Screens that open a record, and so need more than the menu can tell. */
const OF_A_RECORD = ['report-detail', 'process', 'message-detail'];

/** The title of a protocol page; its code when the title depends on what the page is opened with. */
function pageTitle(pageCode: string, language: Language): string {
  const { pageinfo } = (findPage(pageCode)?.protocol ?? {}) as { pageinfo?: { title?: string } };
  const title = pageinfo?.title ?? '';
  return title.startsWith('@') ? localise(title.slice(1), language) : pageCode;
}

/** The pages of the platform, by code. */
export const pageTargets = (language: Language): MenuTarget[] => [
  ...pageCodes().map((pageCode) => ({ pageCode, title: pageTitle(pageCode, language) })),
  { pageCode: GALLERY_CODE, title: localise('gallery.title', language) },
];

/** The native screens, in the order of the list of native functions. */
export const screenTargets = (language: Language): MenuTarget[] =>
  NATIVE_FUNCTIONS.filter(({ ref }) => !ref.includes('/') && !OF_A_RECORD.includes(ref)).map(({ ref, code }) => ({
    pageCode: `native:${ref}`,
    title: localise(`screen.${ref}`, language),
    functionCode: code,
  }));
