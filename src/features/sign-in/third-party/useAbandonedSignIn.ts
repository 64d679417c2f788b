import { useEffect, useEffectEvent } from 'react';
import type { SignIn } from '../effects/createSignIn';

/**
 * A code or ticket serves once. So whoever goes back from a later question, or has just changed the password, begins
 * anew at the sign-in screen; a refusal on the way stays and is read. The sign-in ends with its screen.
 */
export function useAbandonedSignIn(signIn: SignIn, onLeave: () => void): void {
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
