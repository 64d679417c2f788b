import { useState } from 'react';
import { toAppError } from '../../common/errors/appError';
import type { AppError } from '../../common/errors/appError';

export interface Run {
  isRunning: boolean;
  error?: AppError;
  /** Resolves to whether it worked. A second start while one is running is ignored. */
  start(work: () => Promise<unknown>): Promise<boolean>;
  forget(): void;
}

/** One thing that a person sets off and waits for, like saving. Its failure is kept until the next start. */
export function useRun(): Run {
  const [state, setState] = useState<{ isRunning: boolean; error?: AppError }>({ isRunning: false });
  return {
    ...state,
    forget: () => setState({ isRunning: false }),
    async start(work) {
      if (state.isRunning) return false;
      setState({ isRunning: true });
      try {
        await work();
        setState({ isRunning: false });
        return true;
      } catch (error) {
        setState({ isRunning: false, error: toAppError(error) });
        return false;
      }
    },
  };
}
