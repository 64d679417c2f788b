import { UNAUTHORISED } from '@/common/constants/signIn';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';

export interface SignOutRedirect {
  /** True while the loading mark is shown. */
  isSigningOut: Observable<boolean>;
  /** The server has ended the session. Several calls may report it; the redirect happens once. */
  leave(): void;
}

/** After a 401, goes to the sign-in screen after 200 ms and hides the loading mark 1.5 s later (shell spec §4). */
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
