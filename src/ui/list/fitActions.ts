/** The column of actions never becomes wider than this; what does not fit goes into a menu. */
export const ACTIONS_MAX_PX = 200;
/** More buttons than this are not shown in a row. */
const MAX_BUTTONS = 3;
/** Between two buttons of a row (`RowActions.module.css`). */
const GAP_PX = 14;
/** Width of the button that opens the menu. */
const MENU_PX = 28;
const TYPE_PX = 13;
const LAST_LETTER_OF_LATIN = 0x2e7f;

/** The estimated width of a text: of ideographs it is the size of the type, of other letters about 0.58 of it. */
export const textPx = (text: string, typePx: number): number =>
  [...text].reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > LAST_LETTER_OF_LATIN ? typePx : typePx * 0.58),
    0,
  );

const rowPx = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + textPx(text, TYPE_PX), Math.max(0, texts.length - 1) * GAP_PX);

/** How many of these buttons, from the first on, stand in a row with this much room; the others go into its menu. */
export function fitActions(texts: readonly string[], roomPx: number): number {
  if (texts.length <= 1 || (texts.length <= MAX_BUTTONS && rowPx(texts) <= roomPx)) return texts.length;
  let count = Math.min(texts.length, MAX_BUTTONS) - 1;
  while (count > 0 && rowPx(texts.slice(0, count)) + GAP_PX + MENU_PX > roomPx) count -= 1;
  return count;
}

/**
 * The room for the actions of a row, when its rows may show any of these. `isTight`: one of them and the menu, so that
 * more of the columns are in sight.
 */
export function actionsRoom(texts: readonly string[], isTight: boolean): number {
  if (isTight && texts.length > 1)
    return Math.min(ACTIONS_MAX_PX, rowPx(texts), Math.max(...texts.map((text) => rowPx([text]))) + GAP_PX + MENU_PX);
  if (texts.length <= MAX_BUTTONS) return Math.min(ACTIONS_MAX_PX, rowPx(texts));
  const widest = texts.toSorted((a, b) => textPx(b, TYPE_PX) - textPx(a, TYPE_PX)).slice(0, MAX_BUTTONS - 1);
  return Math.min(ACTIONS_MAX_PX, rowPx(widest) + GAP_PX + MENU_PX);
}
