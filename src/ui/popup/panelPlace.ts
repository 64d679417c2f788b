/** Between the button and its panel, and around it. */
const GAP_PX = 6;
const LARGEST_HEIGHT_PX = 420;

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Where a panel stands that belongs to a button: on the side with more room, and never beyond the window's edge. */
export interface PanelPlace {
  readonly left: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly width: number;
  readonly maxHeight: number;
}

export function panelPlace(
  button: Box,
  wantedWidthPx: number,
  { width, height }: { width: number; height: number },
): PanelPlace {
  const panelWidth = Math.min(wantedWidthPx, width - 2 * GAP_PX);
  const left = Math.max(GAP_PX, Math.min(button.left, width - panelWidth - GAP_PX));
  const above = button.top - 2 * GAP_PX;
  const below = height - button.bottom - 2 * GAP_PX;
  const shared = { left, width: panelWidth };
  if (above > below)
    return { ...shared, bottom: height - button.top + GAP_PX, maxHeight: Math.min(above, LARGEST_HEIGHT_PX) };
  return { ...shared, top: button.bottom + GAP_PX, maxHeight: Math.min(below, LARGEST_HEIGHT_PX) };
}
