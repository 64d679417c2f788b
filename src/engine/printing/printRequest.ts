import { shorten } from '@/common/format/shorten';
import { DEFAULT_PRINT_LAYOUT } from '@/common/printing';
import type { PrintLayout, PrintRequest } from '@/common/printing';
import { plainText } from '../controls/defineControl';
import type { PageModel } from '../model/pageModel';
import type { Printlayout } from '../protocol/generated/types';
import { mountPaper } from './mountPaper';
import type { PaperOptions } from './paper';
import type { PrintOptions } from './printPage';

/** Characters of a title that are printed. */
const MAX_TITLE_LENGTH = 500;

/** The layout of the page with what the step says differently. */
function layoutOf(page: PageModel, given: Printlayout): PrintLayout {
  const usual = DEFAULT_PRINT_LAYOUT;
  const { paper = usual.paper, orientation = usual.orientation, margin = usual.marginMm, scale = usual.scale } = given;
  return {
    paper,
    orientation,
    marginMm: margin,
    scale,
    isLong: given.long === undefined ? usual.isLong : given.long === 1,
    header: page.text(given.header ?? usual.header),
    footer: page.text(given.footer ?? usual.footer),
  };
}

/** What the document is. */
function titleOf(page: PageModel, { target, layout }: PrintOptions): string {
  const { title, printTitle } = page.protocol;
  const ofTarget = target === undefined ? '' : page.control(target).title();
  const text = plainText(layout?.title) || ofTarget || page.textOf(printTitle) || page.textOf(title);
  return shorten(text, MAX_TITLE_LENGTH);
}

interface Print extends PrintOptions {
  /** The paper has a title of its own. */
  readonly isPart?: boolean;
}

/** What a print step asks for. @param onShown Runs when the person sees that the print is under way. */
export function printRequest(page: PageModel, step: Print, onShown?: () => void): PrintRequest {
  const { mode = 'preview', target, layout, isPart = false } = step;
  const given: Printlayout = { ...page.protocol.info.print, ...layout };
  const title = () => titleOf(page, step);
  const options: PaperOptions = {
    heading: target === undefined && !isPart ? title : () => '',
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
