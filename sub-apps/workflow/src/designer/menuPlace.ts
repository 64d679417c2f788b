/** A rectangle of the window in CSS pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP_PX = 8;

const within = (value: number, most: number): number => Math.max(GAP_PX, Math.min(value, most));

/**
 * The corner of a menu that does not cover the cards above and below its button: to the right of them, to the left where
 * that has no room, and on a phone below the button, or above it.
 * @param cardPx The width of the cards, whose axis the button is on.
 */
export function menuPlace(button: Box, menu: Size, cardPx: number, room: Size): { left: number; top: number } {
  const axis = button.left + button.width / 2;
  const middle = button.top + button.height / 2;
  const top = within(middle - menu.height / 2, room.height - menu.height - GAP_PX);
  const right = axis + cardPx / 2 + GAP_PX;
  if (right + menu.width + GAP_PX <= room.width) return { left: right, top };
  const left = axis - cardPx / 2 - GAP_PX - menu.width;
  if (left >= GAP_PX) return { left, top };
  const below = button.top + button.height + GAP_PX;
  const isBelow = below + menu.height + GAP_PX <= room.height;
  return {
    left: within(axis - menu.width / 2, room.width - menu.width - GAP_PX),
    top: isBelow ? below : within(button.top - GAP_PX - menu.height, room.height - menu.height - GAP_PX),
  };
}
