import type { PrintLayout, PrintRequest } from '@/common/printing';
import type { PageModel } from '../model/pageModel';
import type { Printlayout, StepTypes } from '../protocol/generated/types';
import { mountPaper } from './mountPaper';

const DEFAULT_MARGIN_MM = 15;
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

/** What a print step asks for. @param onShown Runs when the person sees that the print is under way. */
export function printRequest(
  page: PageModel,
  { mode = 'preview', target, layout }: Pick<StepTypes['print'], 'mode' | 'target' | 'layout'>,
  onShown?: () => void,
): PrintRequest {
  const given: Printlayout = { ...page.protocol.info.print, ...layout };
  const options = { hidden: new Set(given.hide), columns: given.columns };
  return {
    mode,
    title: (target !== undefined && page.control(target).title()) || page.textOf(page.protocol.title),
    layout: layoutOf(page, given),
    mount: (element) => mountPaper(page, target, options, element),
    onShown,
  };
}
