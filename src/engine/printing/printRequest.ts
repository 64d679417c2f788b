import { shorten } from '@/common/format/shorten';
import type { PrintLayout, PrintRequest } from '@/common/printing';
import { plainText } from '../controls/defineControl';
import type { PageModel } from '../model/pageModel';
import type { Printlayout } from '../protocol/generated/types';
import { mountPaper } from './mountPaper';
import type { PaperOptions } from './paper';
import type { PrintOptions } from './printPage';

const DEFAULT_MARGIN_MM = 15;
/** Characters of a title that are printed. */
const MAX_TITLE_LENGTH = 500;
const DEFAULT_FOOTER = '{page} / {pages}';

/** The layout of the page with what the step says differently. */
function layoutOf(page: PageModel, given: Printlayout): PrintLayout {
  const { paper = 'A4', orientation = 'portrait', margin = DEFAULT_MARGIN_MM, scale = 1, long = 1 } = given;
  return {
    paper,
    orientation,
    marginMm: margin,
    scale,
    isLong: long === 1,
    header: page.text(given.header ?? ''),
    footer: page.text(given.footer ?? DEFAULT_FOOTER),
  };
}

/** What the document is. */
function titleOf(page: PageModel, { target, layout }: PrintOptions): string {
  const { title, printTitle } = page.protocol;
  const ofTarget = target === undefined ? '' : page.control(target).title();
  const text = plainText(layout?.title) || ofTarget || page.textOf(printTitle) || page.textOf(title);
  return shorten(text, MAX_TITLE_LENGTH);
}

/** What a print step asks for. @param onShown Runs when the person sees that the print is under way. */
export function printRequest(page: PageModel, step: PrintOptions, onShown?: () => void): PrintRequest {
  const { mode = 'preview', target, layout } = step;
  const given: Printlayout = { ...page.protocol.info.print, ...layout };
  const title = () => titleOf(page, step);
  const options: PaperOptions = {
    heading: target === undefined ? title : () => '',
    hidden: new Set(given.hide),
    columns: given.columns,
  };
  return {
    mode,
    title: title(),
    layout: layoutOf(page, given),
    mount: (element) => mountPaper(page, target, options, element),
    onShown,
  };
}
