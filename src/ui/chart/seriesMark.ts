import { seriesColors } from '../../common/theme/tokens';

/** Shapes of the points of lines, in the order of their use. They and the colours repeat at different places. */
const SHAPES: readonly ((x: number, y: number, radius: number) => string)[] = [
  (x, y, r) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`,
  (x, y, r) => `M${n(x - r * 0.9)} ${n(y - r * 0.9)}h${n(r * 1.8)}v${n(r * 1.8)}h${n(r * -1.8)}Z`,
  (x, y, r) => `M${n(x)} ${n(y - r * 1.25)}l${n(r * 1.2)} ${n(r * 2.1)}h${n(r * -2.4)}Z`,
  (x, y, r) =>
    `M${n(x)} ${n(y - r * 1.3)}l${n(r * 1.3)} ${n(r * 1.3)}l${n(r * -1.3)} ${n(r * 1.3)}l${n(r * -1.3)} ${n(r * -1.3)}Z`,
  (x, y, r) => {
    const [arm, half] = [n(r * 0.8), n(r * 0.4)];
    const corner = `h${arm}v${arm}`;
    return `M${n(x - half)} ${n(y - r * 1.2)}${corner}${corner}h-${arm}v${arm}h-${arm}v-${arm}h-${arm}v-${arm}h${arm}Z`;
  },
];
const COLORS = seriesColors.light.length;
/** So many bars or segments of one category are told apart by their colours and places alone. */
const PLAIN = 4;

const n = (value: number) => Number(value.toFixed(2));

/** The point of a series as an SVG path. Its shape tells it from other series without its colour. */
export const markPath = (series: number, x: number, y: number, radius: number): string =>
  SHAPES[series % SHAPES.length]?.(x, y, radius) ?? '';

/** Whether the bars of a series are hatched. */
export const isHatched = (series: number): boolean => series % COLORS >= PLAIN;
