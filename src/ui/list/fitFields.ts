const FIELD_MIN_PX = 180;
/** A range of dates with its icon. */
const LONG_FIELD_MIN_PX = 248;
const GAP_PX = 12;
const BUTTON_GAP_PX = 8;
/** Room for the button that expands the form. */
const EXPANDER_PX = 64;

export interface Fit {
  /** Fields in a row. */
  readonly columns: number;
  /** Whether there are more fields than one row holds. */
  readonly hasMore: boolean;
}

interface Room {
  widthPx: number;
  /** Widths of the buttons behind the fields, without the expander. */
  buttonsPx: readonly number[];
  /** Number of fields. */
  count: number;
  /** Whether one of them has a text that is longer than usual. */
  hasLong?: boolean;
}

/** How many fields fit into one row with the buttons; a row that cannot hold all has the expander as well. */
export function fitFields({ widthPx, buttonsPx, count, hasLong = false }: Room): Fit {
  const fieldPx = hasLong ? LONG_FIELD_MIN_PX : FIELD_MIN_PX;
  const fitInto = (room: number) => Math.max(1, Math.floor((room + GAP_PX) / (fieldPx + GAP_PX)));
  const besideButtons = widthPx - buttonsPx.reduce((sum, width) => sum + width + BUTTON_GAP_PX, GAP_PX);
  if (count <= fitInto(besideButtons)) return { columns: Math.max(1, count), hasMore: false };
  return { columns: fitInto(besideButtons - EXPANDER_PX - BUTTON_GAP_PX), hasMore: true };
}
