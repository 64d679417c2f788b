import { useStoredCodes } from './useStoredCodes';
import type { StoredList } from './useStoredCodes';

/** The folded parts of this sub-app's screens, the latest first. */
const FOLDED_PARTS: StoredList = { key: 'reports.folded', limit: 200 };

/** Whether a part of a screen is folded, which is remembered on this device, and what folds and unfolds it. */
export function useFold(part: string): readonly [boolean, () => void] {
  const [folded, setFolded] = useStoredCodes(FOLDED_PARTS);
  const isFolded = folded.includes(part);
  return [isFolded, () => setFolded(isFolded ? folded.filter((each) => each !== part) : [part, ...folded])];
}
