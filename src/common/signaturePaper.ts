import { colors } from './theme/tokens';

/** The size of a drawn signature, whatever size it is shown in: resizing the window changes nothing of it. */
export const PAPER = { width: 960, height: 320 } as const;

/** Ink on paper is dark on light in every theme: the image leaves the page. */
export const PAPER_COLORS = { paper: colors.light.surface, ink: colors.light.ink, hint: colors.light.muted } as const;

const LINE_PX = 7;
const NAME_PX = 132;
const MARGIN_PX = 40;
/** A mouse says 0.5. */
const USUAL_PRESSURE = 0.5;

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
}

/** Where a pointer is on the paper. */
export function dotAt(
  { clientX, clientY, pressure }: Pick<PointerEvent, 'clientX' | 'clientY' | 'pressure'>,
  { left, top, width, height }: DOMRect,
): Dot {
  const across = width > 0 ? (clientX - left) / width : 0;
  const down = height > 0 ? (clientY - top) / height : 0;
  return { x: across * PAPER.width, y: down * PAPER.height, pressure: pressure > 0 ? pressure : USUAL_PRESSURE };
}

export function clearPaper(context: CanvasRenderingContext2D): void {
  context.fillStyle = PAPER_COLORS.paper;
  context.fillRect(0, 0, PAPER.width, PAPER.height);
}

/** A stroke's next piece; from a dot to itself it is a dot. */
export function drawPiece(context: CanvasRenderingContext2D, from: Dot, to: Dot): void {
  context.strokeStyle = PAPER_COLORS.ink;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = LINE_PX * (USUAL_PRESSURE + to.pressure);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** Draws a name in one line, as large as fits. */
export function drawName(context: CanvasRenderingContext2D, name: string): void {
  clearPaper(context);
  const fontOf = (size: number) => `italic ${size}px "Segoe Script", "Snell Roundhand", "KaiTi", "Kaiti SC", cursive`;
  context.font = fontOf(NAME_PX);
  const room = PAPER.width - 2 * MARGIN_PX;
  context.font = fontOf(Math.floor(NAME_PX * Math.min(1, room / Math.max(1, context.measureText(name).width))));
  context.fillStyle = PAPER_COLORS.ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, PAPER.width / 2, PAPER.height / 2, room);
}
