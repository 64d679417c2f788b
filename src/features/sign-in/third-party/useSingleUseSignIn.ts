import { useEffect, useEffectEvent } from 'react';
import type { SignIn } from '../effects/createSignIn';

/**
 * A sign-in whose code or token is valid once: when a later step leads back to its start, the person starts again at the
 * sign-in screen. A failure is not left, so that it can be read. The sign-in ends with its screen.
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
