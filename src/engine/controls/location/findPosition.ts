import { roundCoordinate } from './place';
import type { Coordinates } from './place';

const TIMEOUT_MS = 15_000;
/** A position that the device has measured a moment ago will do. */
const LARGEST_AGE_MS = 30_000;

/** Why there is no position; each has its text in `engine.location.*`. */
export type PositionProblem = 'unsupported' | 'denied' | 'unavailable' | 'late';

const PROBLEMS: Readonly<Record<number, PositionProblem>> = { 1: 'denied', 2: 'unavailable', 3: 'late' };

/** Asks the device where it is, which asks the person first. */
export function findPosition(): Promise<Coordinates | PositionProblem> {
  if (!('geolocation' in navigator)) return Promise.resolve('unsupported');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ longitude: roundCoordinate(coords.longitude), latitude: roundCoordinate(coords.latitude) }),
      ({ code }) => resolve(PROBLEMS[code] ?? 'unavailable'),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: LARGEST_AGE_MS },
    );
  });
}
