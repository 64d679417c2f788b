import { plainText } from '../defineControl';

/** What a person has put in so far: a coordinate that is no number yet stays as typed. */
export interface Place {
  readonly longitude?: unknown;
  readonly latitude?: unknown;
  readonly address?: unknown;
}

export interface Coordinates {
  readonly longitude: number;
  readonly latitude: number;
}

/** Ten centimetres: more than any device knows. */
const DECIMALS = 6;

export const LIMITS = { longitude: 180, latitude: 90 } as const;

export const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const roundCoordinate = (value: number): number => Number(value.toFixed(DECIMALS));

/** Typed text → number, nothing, or the text itself when it is no number. */
export function readCoordinate(text: string): unknown {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : text;
}

const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

/** Both coordinates, if they are some. */
export function coordinatesOf(value: unknown): Coordinates | undefined {
  if (!isPlace(value)) return undefined;
  const { longitude, latitude } = value;
  return isWithin(longitude, LIMITS.longitude) && isWithin(latitude, LIMITS.latitude)
    ? { longitude, latitude }
    : undefined;
}

/** The place with some of it changed; nothing when nothing is left of it. */
export function withPart(value: unknown, part: Place): Place | undefined {
  const next = { ...(isPlace(value) ? value : {}), ...part };
  return [next.longitude, next.latitude, next.address].every(
    (entry) => entry === undefined || entry === null || entry === '',
  )
    ? undefined
    : next;
}

/** As text: the address, and the coordinates when there are some. */
export function placeText(value: unknown): string {
  if (!isPlace(value)) return plainText(value);
  const found = coordinatesOf(value);
  return [plainText(value.address), found ? `${found.longitude}, ${found.latitude}` : ''].filter(Boolean).join(' · ');
}
