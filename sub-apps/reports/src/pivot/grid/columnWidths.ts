import { headerText } from '../model/pivotTexts';
import type { PivotTexts } from '../model/pivotTexts';
import { cellTextPx } from '../model/figureSizes';
import type { FigureSizes } from '../model/figureSizes';
import type { PivotModel } from '../pivotModel';
import { pathId } from '../model/axisTree';

/** Widths that a person has set, in pixels, by the id of a column. */
export type SetWidths = ReadonlyMap<string, number>;

export const WIDTH_LIMITS_PX = { least: 48, most: 600 } as const;
const PADDING_PX = 24;
/** Room for the arrow of a sorting and the menu of a header, beside the padding of its words. */
const HEADER_TOOLS_PX = 40;
const FOLD_BUTTON_PX = 24;
const MARK_PX = 18;
const FIGURE_PX = { least: 80, most: 260 };
const STUB_PX = { least: 88, most: 260 };
/** Row headers take at most this part of the width. */
const MOST_OF_STUB = 0.5;
/** Up to this width, as on a phone, row headers have two lines: the stylesheet has the same limit. */
const TWO_LINES_UP_TO_PX = 560;
/** A line breaks between two signs. */
const BREAK_PX = 13;

const within = (px: number, { least, most }: { least: number; most: number }) =>
  Math.round(Math.max(least, Math.min(px, most)));

/** Names a column of figures, whatever else is folded or shown. */
export const figureColumnId = (path: readonly string[], value: string) => `${pathId(path)} ${value}`;
export const stubColumnId = (level: number) => `stub ${level}`;

/** Widths of the columns of figures: the longest figure or the words of its own header. */
export function figureWidths(
  { columns }: PivotModel,
  { widthsPx }: FigureSizes,
  texts: PivotTexts,
  markedValues: ReadonlySet<string>,
  set: SetWidths,
): number[] {
  return columns.items.map(({ path, value, cell }, index) => {
    const own = set.get(figureColumnId(path, value.code));
    if (own !== undefined) return own;
    const title = cellTextPx(value.title) + HEADER_TOOLS_PX;
    const header = columns.headerAt[columns.levels - 2]?.[index];
    // A header above several measures has their room together.
    const foldPx = header?.isFolded === undefined ? 0 : FOLD_BUTTON_PX;
    const member = header?.span === 1 ? cellTextPx(headerText(header, texts)) + foldPx + HEADER_TOOLS_PX : 0;
    const figure = (widthsPx[cell] ?? 0) + (markedValues.has(value.code) ? MARK_PX : 0);
    return within(Math.max(figure, title, member) + PADDING_PX, FIGURE_PX);
  });
}

/** Widths of the columns of row headers; together at most half of the room, which each of them shares in; 0: unknown. */
export function stubWidths({ rows, source }: PivotModel, texts: PivotTexts, roomPx: number, set: SetWidths): number[] {
  const hasTwoLines = roomPx > 0 && roomPx <= TWO_LINES_UP_TO_PX;
  const longest = Array.from({ length: rows.levels }, (_, level) => {
    const title = source.data.rows[level]?.title ?? '';
    return cellTextPx(title) + HEADER_TOOLS_PX;
  });
  for (const header of rows.headers) {
    if (header.levelSpan > 1 && header.level > 0) continue;
    const tools = header.isFolded === undefined ? 0 : FOLD_BUTTON_PX;
    const textPx = cellTextPx(headerText(header, texts));
    const width = (hasTwoLines ? Math.ceil(textPx / 2) + BREAK_PX : textPx) + tools;
    longest[header.level] = Math.max(longest[header.level] ?? 0, width);
  }
  const widths = longest.map((width, level) => set.get(stubColumnId(level)) ?? within(width + PADDING_PX, STUB_PX));
  return roomPx === 0 ? widths : fitWidths(widths, Math.floor(roomPx * MOST_OF_STUB));
}

/** Makes the widest columns narrower until all of them fit. */
function fitWidths(widths: readonly number[], mostPx: number): number[] {
  let [roomPx, count] = [mostPx, widths.length];
  let limitPx = Infinity;
  for (const width of widths.toSorted((a, b) => a - b)) {
    limitPx = Math.floor(roomPx / count);
    if (width > limitPx) break;
    limitPx = Infinity;
    roomPx -= width;
    count -= 1;
  }
  return widths.map((width) => Math.min(width, limitPx));
}
