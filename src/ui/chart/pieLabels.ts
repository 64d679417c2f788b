import { fitName } from './fitName';
import { textWidth } from './scale';
import { middleOf } from './slices';

const LINE_PX = 16;
/** From the edge of the pie to the bend of a label's line, and on to its text. */
const BEND_PX = 8;
const REACH_PX = 14;
const GAP_PX = 4;
/** Slices that are smaller have no label. */
const LEAST_SHARE = 0.02;
/** With less room for its text a label says nothing. */
const LEAST_ROOM_PX = 36;
/** Room for a label that a pie makes by being smaller. */
const WANTED_ROOM_PX = 84;
const SMALLEST_RADIUS_PX = 64;
/** Above and below a pie that is smaller for its labels. */
const MARGIN_PX = 24;

interface PieInput {
  names: readonly string[];
  shares: readonly number[];
  radius: number;
  width: number;
  height: number;
}

export interface PieLabel {
  readonly index: number;
  readonly text: string;
  readonly side: 'left' | 'right';
  readonly x: number;
  readonly y: number;
  /** The line from the slice to the text, as the points of an SVG polyline. */
  readonly line: string;
}

/** The radius of a pie that leaves room for labels at its sides. */
export function pieRadius(width: number, height: number): number {
  const wanted = width / 2 - REACH_PX - GAP_PX - WANTED_ROOM_PX;
  return Math.max(0, Math.min(width / 2 - BEND_PX, height / 2 - BEND_PX, Math.max(wanted, SMALLEST_RADIUS_PX)));
}

/** The height that a pie and its labels need. */
export const pieHeight = (radius: number, height: number): number => Math.min(height, 2 * (radius + MARGIN_PX));

/** As near to the wanted heights as labels below each other can be. */
function spread(wanted: readonly number[], least: number, most: number): number[] {
  const placed: number[] = [];
  wanted.forEach((y, index) => placed.push(Math.max(y, least, (placed[index - 1] ?? -Infinity) + LINE_PX)));
  let limit = most;
  return placed.reduceRight<number[]>((found, y) => {
    const place = Math.min(y, limit);
    limit = place - LINE_PX;
    return [place, ...found];
  }, []);
}

/** The name and its share, or as much of the name as there is room for. */
function labelText(name: string, share: number, room: number): string {
  const percent = share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`;
  const full = `${name} ${percent}`;
  return textWidth(full) <= room ? full : fitName(name, room);
}

/** Labels beside a pie around 0, 0: those of the greatest slices for which there is room, none over another. */
export function pieLabels({ names, shares, radius, width, height }: PieInput): PieLabel[] {
  const room = width / 2 - radius - REACH_PX - GAP_PX;
  if (room < LEAST_ROOM_PX) return [];
  const edge = height / 2 - LINE_PX / 2;
  const slices = shares.flatMap((share, index) => {
    const { x, y } = middleOf(shares, index, 1);
    return share >= LEAST_SHARE ? [{ index, share, x, y, side: x < 0 ? ('left' as const) : ('right' as const) }] : [];
  });
  return (['left', 'right'] as const).flatMap((side) => {
    const here = slices
      .filter((slice) => slice.side === side)
      .sort((a, b) => b.share - a.share)
      .slice(0, Math.floor((2 * edge) / LINE_PX) + 1)
      .sort((a, b) => a.y - b.y);
    const sign = side === 'left' ? -1 : 1;
    const places = spread(
      here.map(({ y }) => y * (radius + BEND_PX)),
      -edge,
      edge,
    );
    return here.map(({ index, share, x, y }, place) => {
      const top = places[place] ?? 0;
      const end = sign * (radius + REACH_PX);
      const points = [
        [x * (radius + 2), y * (radius + 2)],
        [x * (radius + BEND_PX), top],
        [end, top],
      ];
      return {
        index,
        side,
        text: labelText(names[index] ?? '', share, room),
        x: end + sign * GAP_PX,
        y: top,
        line: points.map(([px = 0, py = 0]) => `${px.toFixed(2)},${py.toFixed(2)}`).join(' '),
      };
    });
  });
}
