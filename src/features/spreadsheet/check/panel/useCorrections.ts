import { useEffect } from 'react';
import { isAtRisk } from '../session/checkState';
import type { CheckState } from '../session/checkState';

/**
 * Tells whether something was corrected that would be lost, from the first key on. While the file is read again, after a
 * failure, the corrections wait.
 *
 * @param savedRevision The revision of the state that is in a saved file.
 */
export function useCorrections(
  state: CheckState,
  onCorrected: (isCorrected: boolean) => void,
  savedRevision?: number,
): void {
  const { phase, revision, unanswered, isDrafted } = state;
  const isSaved = revision === savedRevision && unanswered === 0 && !isDrafted;
  const isCorrected = isAtRisk(state) && !isSaved;
  useEffect(() => {
    if (phase === 'checked') onCorrected(isCorrected);
  }, [phase, isCorrected, onCorrected]);
}
