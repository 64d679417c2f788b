import { UNAUTHORISED } from '@/common/constants/signIn';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';

export interface SignOutRedirect {
  /** The way out is under way: a mark of loading shows. */
  isSigningOut: Observable<boolean>;
  /** The server has ended the session. However many calls say so, there is one way out. */
  leave(): void;
}

/** After a 401: to the sign-in screen after 200 ms; the mark of loading goes a further 1.5 s later (shell spec §4). */
export function createSignOutRedirect(toSignIn: () => void): SignOutRedirect {
  const isSigningOut = createStore(false);
  return {
    isSigningOut,
    leave() {
      if (isSigningOut.get()) return;
      isSigningOut.set(true);
      setTimeout(() => {
        toSignIn();
        setTimeout(() => isSigningOut.set(false), UNAUTHORISED.hideLoadingMs);
      }, UNAUTHORISED.redirectMs);
    },
  };
}
