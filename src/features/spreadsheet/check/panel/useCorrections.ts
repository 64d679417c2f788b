import { useEffect } from 'react';
import { isAtRisk } from '../session/checkState';
import type { CheckState } from '../session/checkState';

/** Tells whether something was corrected, from the first key on. While the file is read again, after a failure, the corrections wait. */
export function useCorrections(state: CheckState, onCorrected: (isCorrected: boolean) => void): void {
  const { phase } = state;
  const isCorrected = isAtRisk(state);
  useEffect(() => {
    if (phase === 'checked') onCorrected(isCorrected);
  }, [phase, isCorrected, onCorrected]);
}
