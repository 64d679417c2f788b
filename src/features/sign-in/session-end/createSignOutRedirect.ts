import { UNAUTHORISED } from '@/common/constants/signIn';
import { createWritable } from '@/common/store';
import type { Readable } from '@/common/store';

export interface SessionEnd {
  /** The way out is under way: a mark of loading shows. */
  isLeaving: Readable<boolean>;
  /** The server has ended the session. However many calls say so, there is one way out. */
  leave(): void;
}

/** After a 401: to the sign-in screen after 200 ms; the mark of loading goes a further 1.5 s later (shell spec §4). */
export function createSessionEnd(toSignIn: () => void): SessionEnd {
  const isLeaving = createWritable(false);
  return {
    isLeaving,
    leave() {
      if (isLeaving.get()) return;
      isLeaving.set(true);
      setTimeout(() => {
        toSignIn();
        setTimeout(() => isLeaving.set(false), UNAUTHORISED.hideLoadingMs);
      }, UNAUTHORISED.redirectMs);
    },
  };
}
