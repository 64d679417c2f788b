import { useEffect, useState } from 'react';
import { AppError } from '@/common/errors/appError';
import { useServices } from '@/app-context/services';
import { createSignIn } from './effects/createSignIn';
import { SignInFrame } from './layout/SignInFrame';
import { firstDraft } from './methods/draft';
import type { SignInDraft } from './methods/draft';
import { SignInForm } from './methods/SignInForm';
import { SignInSteps } from './steps/SignInSteps';

export interface SignInScreenProps {
  /** Opens the sign-in of a third party; rejects when that is not possible. */
  onThirdParty(provider: string): Promise<void>;
  /** Runs with each change of the form: the next screens can be prefetched. */
  onTyping(): void;
  /** Runs when the sign-in is submitted: the next screen is about to be shown. */
  onSubmit(): void;
  /** The person is signed in, with a position. */
  onSignedIn(): void;
}

/** The generic text of a 401 outside the sign-in (shell spec §8). */
const expired = () => new AppError('auth', 'The session has expired', { code: 'errors.http.401' });

/** The sign-in screen (shell spec §2, §4). It shows once that the last session has expired. */
export function SignInScreen({ onThirdParty, onTyping, onSubmit, onSignedIn }: SignInScreenProps) {
  const services = useServices();
  const [signIn] = useState(() => {
    const { signOutReason } = services.session;
    const hasExpired = signOutReason.get()?.kind === 'expired';
    return createSignIn({ services, failure: hasExpired ? expired() : undefined, onSignedIn });
  });
  const [draft, setDraft] = useState<SignInDraft>(() => firstDraft(services.records));
  const change = (changed: Partial<SignInDraft>) => setDraft((current) => ({ ...current, ...changed }));

  useEffect(() => signIn.leave, [signIn]);

  // The expiry is shown once; a notice is shown and reset by SignInNotice.
  useEffect(() => {
    const { signOutReason } = services.session;
    if (signOutReason.get()?.kind === 'expired') signOutReason.set(undefined);
  }, [services]);

  // Loads while the person types; submitting loads again if this fails.
  useEffect(() => services.settings.prefetch(), [services]);

  return (
    <SignInFrame>
      <SignInSteps signIn={signIn} onPasswordChanged={() => change({ password: { ...draft.password, password: '' } })}>
        {({ isBusy, failure }) => (
          <SignInForm
            draft={draft}
            onDraft={(changed) => {
              onTyping();
              change(changed);
            }}
            isBusy={isBusy}
            failure={failure}
            onThirdParty={onThirdParty}
            onSubmit={(request) => {
              onSubmit();
              signIn.submit(request);
            }}
          />
        )}
      </SignInSteps>
    </SignInFrame>
  );
}
