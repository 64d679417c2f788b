import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useServices } from '@/workspace/services-context/useServices';
import { createSignIn } from './effects/createSignIn';
import { SignInFrame } from './frame/SignInFrame';
import type { PasswordChangeFormProps } from './steps/PasswordChangeStep';
import { SignInSteps } from './steps/SignInSteps';
import { firstDraft } from './ways/draft';
import type { SignInDraft } from './ways/draft';
import { SignInForm } from './ways/SignInForm';

export interface SignInScreenProps {
  PasswordChangeForm: ComponentType<PasswordChangeFormProps>;
  /** Leaves for a third party that signs the person in; rejects when that is not possible. */
  onThirdParty(provider: string): Promise<void>;
  /** The person is signed in, with a position. */
  onSignedIn(): void;
}

/** The sign-in screen (shell spec §2, §4). */
export function SignInScreen({ PasswordChangeForm, onThirdParty, onSignedIn }: SignInScreenProps) {
  const services = useServices();
  const [signIn] = useState(() => createSignIn({ services, onSignedIn }));
  const [draft, setDraft] = useState<SignInDraft>(() => firstDraft(services.records));
  const change = (changed: Partial<SignInDraft>) => setDraft((current) => ({ ...current, ...changed }));

  useEffect(() => signIn.leave, [signIn]);

  // While the person types; signing in tries again if this fails.
  useEffect(() => services.settings.prefetch(), [services]);

  return (
    <SignInFrame>
      <SignInSteps
        signIn={signIn}
        PasswordChangeForm={PasswordChangeForm}
        onPasswordChanged={() => change({ password: { ...draft.password, password: '' } })}
      >
        {({ isBusy, failure }) => (
          <SignInForm
            draft={draft}
            onDraft={change}
            isBusy={isBusy}
            failure={failure}
            onThirdParty={onThirdParty}
            onSubmit={(attempt) => signIn.send({ type: 'submitted', attempt })}
          />
        )}
      </SignInSteps>
    </SignInFrame>
  );
}
