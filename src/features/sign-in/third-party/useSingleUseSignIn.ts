import { useEffect, useEffectEvent } from 'react';
import type { SignIn } from '../effects/createSignIn';

/**
 * For a sign-in whose code or token is valid once: calls `onLeave` when a later step returns to the first one. After a
 * failure the screen stays, so that the person can read it. Abandons the sign-in on unmount.
 */
export function useSingleUseSignIn(signIn: SignIn, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(
    () =>
      signIn.state.subscribe(() => {
        const state = signIn.state.get();
        if (state.step === 'credentials' && !state.failure) leave();
      }),
    [signIn],
  );
  useEffect(() => signIn.leave, [signIn]);
}
