import { fitName } from './fitName';
import { textWidth } from './scale';

const GAP_PX = 8;
/** Most room that a category's name takes when the next one needs it, and that of a slanted one. */
const NAME_PX = 96;
const SLANTED_PX = 144;
/** The foot of a plot with one line of names; slanted ones are below a margin. */
const FOOT_PX = 28;
const SLANT_MARGIN_PX = 14;
const NAMES_UP_PX = 6;
/** Slanted names by 45 degrees: their rise as a share of their length, and the distance at which they do not touch. */
const RISE = Math.SQRT1_2;
const SLANT_ROOM_PX = 20;
/** Most of the height of a plot that slanted names take. */
const MOST_OF_HEIGHT = 0.35;

export interface NameLabel {
  readonly index: number;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** Ends at its place, rising towards it; else it is centred there. */
  readonly isSlanted: boolean;
}

interface NamesInput {
  names: readonly string[];
  width: number;
  height: number;
  /** The width of a category, and its middle. */
  band: number;
  centre(index: number): number;
}

const widest = (texts: readonly string[]) => texts.reduce((most, text) => Math.max(most, textWidth(text)), 0);

/** Whether names differ only in their digits, such as days: a person knows those between them. */
const isSequence = (names: readonly string[]) => new Set(names.map((name) => name.replace(/\d+/g, ''))).size < 2;

/** Labels from left to right, without those that would touch the one before. */
function apart(labels: readonly NameLabel[]): NameLabel[] {
  let end = -Infinity;
  return labels.filter(({ label, x }) => {
    const half = textWidth(label) / 2;
    if (x - half < end + GAP_PX / 2) return false;
    end = x + half;
    return true;
  });
}

/**
 * The names below a plot, and the height that they take. Where there is no room for all beside each other, every nth one
 * of a sequence is drawn; other names are slanted, because those between them could not be guessed.
 */
export function nameLabels({ names, width, height, band, centre }: NamesInput): {
  foot: number;
  labels: readonly NameLabel[];
} {
  const longest = widest(names);
  const most = Math.min(NAME_PX, longest);
  const isSlanted = most + GAP_PX > band && !isSequence(names);
  const every = Math.max(1, Math.ceil((isSlanted ? SLANT_ROOM_PX : most + GAP_PX) / (band || 1)));
  const drawn = names.flatMap((name, index) => (index % every === 0 ? [{ name, index }] : []));
  if (isSlanted) {
    const rise = Math.max(0, Math.min(SLANTED_PX * RISE, longest * RISE, height * MOST_OF_HEIGHT - SLANT_MARGIN_PX));
    const foot = Math.ceil(SLANT_MARGIN_PX + rise);
    const labels = drawn.map(({ name, index }) => {
      const x = centre(index);
      const label = fitName(name, Math.min(rise, x) / RISE);
      return { index, label, x, y: height - foot + SLANT_MARGIN_PX, isSlanted };
    });
    return { foot, labels };
  }
  const labels = drawn.map(({ name, index }) => {
    const label = fitName(name, band * every - GAP_PX);
    const half = textWidth(label) / 2;
    // Below the middle of its category, but not beyond the edges.
    const x = Math.max(half, Math.min(width - half, centre(index)));
    return { index, label, x, y: height - NAMES_UP_PX, isSlanted };
  });
  return { foot: FOOT_PX, labels: apart(labels) };
}
