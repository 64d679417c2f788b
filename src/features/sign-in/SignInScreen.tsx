import { useEffect, useState } from 'react';
import { AppError } from '@/common/errors/appError';
import { useServices } from '@/app-context/services';
import type { Services } from '@/services';
import { createSignIn } from './effects/createSignIn';
import { SignInFrame } from './layout/SignInFrame';
import { firstDraft } from './methods/draft';
import type { SignInDraft } from './methods/draft';
import { SignInForm } from './methods/SignInForm';
import { SignInSteps } from './steps/SignInSteps';

export interface SignInScreenProps {
  /** Opens the sign-in of a third party; rejects when that is not possible. */
  onThirdParty(provider: string): Promise<void>;
  /** Runs when the sign-in is submitted: the next screen is about to be shown. */
  onSubmit(): void;
  /** The person is signed in, with a position. */
  onSignedIn(): void;
}

/** Why the session has ended, if not by the person in this tab; an expiry has the generic text of a 401 (shell spec §8). */
function endOf({ session, unpersisted }: Pick<Services, 'session' | 'unpersisted'>): AppError | undefined {
  const reason = session.signOutReason.get();
  if (reason?.kind === 'expired') return new AppError('auth', 'The session has expired', { code: 'errors.http.401' });
  if (reason?.kind !== 'elsewhere') return undefined;
  const isInputKept = !unpersisted.get().includes('drafts');
  return new AppError('auth', 'Signed out in another tab', {
    code: isInputKept ? 'signIn.endedElsewhere.kept' : 'signIn.endedElsewhere',
  });
}

/** The sign-in screen (shell spec §2, §4). It shows once why the last session has ended. */
export function SignInScreen({ onThirdParty, onSubmit, onSignedIn }: SignInScreenProps) {
  const services = useServices();
  const [signIn] = useState(() => createSignIn({ services, failure: endOf(services), onSignedIn }));
  const [draft, setDraft] = useState<SignInDraft>(() => firstDraft(services.records));
  const change = (changed: Partial<SignInDraft>) => setDraft((current) => ({ ...current, ...changed }));

  useEffect(() => signIn.leave, [signIn]);

  // Shown once; a notice is shown and reset by SignInNotice.
  useEffect(() => {
    const { signOutReason } = services.session;
    if (signOutReason.get()?.kind !== 'notice') signOutReason.set(undefined);
  }, [services]);

  // Loads while the person types; submitting loads again if this fails.
  useEffect(() => services.settings.prefetch(), [services]);

  return (
    <SignInFrame>
      <SignInSteps signIn={signIn} onPasswordChanged={() => change({ password: { ...draft.password, password: '' } })}>
        {({ isBusy, failure }) => (
          <SignInForm
            draft={draft}
            onDraft={change}
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
