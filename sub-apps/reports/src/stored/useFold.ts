import { useStoredCodes } from './useStoredCodes';
import type { StoredList } from './useStoredCodes';

/** The parts of this sub-app's screens that are not as they are at first, the latest first. */
const FOLDED_PARTS: StoredList = { key: 'reports.folded', limit: 200 };

/** Which parts of a screen are folded, which is remembered on this device, and what folds and unfolds one. */
export function useFolds() {
  const [folded, setFolded] = useStoredCodes(FOLDED_PARTS);
  const parts = new Set(folded);
  return {
    isFolded: (part: string) => parts.has(part),
    fold: (part: string) => setFolded(parts.has(part) ? folded.filter((each) => each !== part) : [part, ...folded]),
  };
}

/** The same for one part, which may be folded at first. */
export function useFold(part: string, isFoldedAtFirst = false): readonly [boolean, () => void] {
  const { isFolded, fold } = useFolds();
  const listed = isFoldedAtFirst ? `unfolded:${part}` : part;
  return [isFolded(listed) !== isFoldedAtFirst, () => fold(listed)];
}
