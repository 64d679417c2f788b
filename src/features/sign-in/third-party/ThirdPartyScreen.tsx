import { useEffect, useState } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import { useObservable } from '@/ui/useObservable';
import { createSignIn } from '../effects/createSignIn';
import { createThirdPartyLogin } from '../effects/createThirdPartyLogin';
import { useCall } from '../effects/useCall';
import { SignInFrame } from '../layout/SignInFrame';
import { useFailureText } from '../useFailureText';
import { SignInSteps } from '../steps/SignInSteps';
import type { OAuthResponse } from './oauthCallback';
import { ThirdPartyCard } from './ThirdPartyCard';
import type { UnlinkedIdentity } from './unlinkedIdentity';
import { useSingleUseSignIn } from './useSingleUseSignIn';

export interface ThirdPartyScreenProps {
  /** Undefined when the address has none. */
  response: OAuthResponse | undefined;
  onSignedIn(): void;
  /** The identity at the third party has no account here yet. */
  onUnlinked(identity: UnlinkedIdentity): void;
  /** Opens the third party's sign-in again; rejects when that is not possible. */
  onStartAgain(provider: string): Promise<void>;
  /** Goes to the sign-in screen. */
  onLeave(): void;
}

/**
 * The OAuth callback (shell spec §2, `/authlogin`): the server checks the third party's code, then the sign-in
 * continues.
 */
export function ThirdPartyScreen({ response, onSignedIn, onUnlinked, onStartAgain, onLeave }: ThirdPartyScreenProps) {
  const t = useTranslate();
  const services = useServices();
  const failureText = useFailureText();
  const [signIn] = useState(() => createSignIn({ services, onSignedIn }));
  const [login] = useState(() =>
    createThirdPartyLogin({
      response,
      api: services.api,
      onAuthenticated: (answer) => signIn.submit({ kind: 'external', answer }),
      onUnlinked,
    }),
  );
  const state = useObservable(login.state);
  useEffect(() => login.begin(), [login]);
  useSingleUseSignIn(signIn, onLeave);

  const title = t('thirdParty.title');
  const progress = (problem: string) => (
    <Progress
      problem={problem}
      onAgain={response?.provider ? () => onStartAgain(response.provider) : undefined}
      onBack={onLeave}
    />
  );

  const content = () => {
    switch (state.step) {
      case 'noResponse':
        return (
          <ThirdPartyCard title={title} step={state.step} note={t('thirdParty.nothing')}>
            <Button variant="primary" onClick={onLeave}>
              {t('thirdParty.back')}
            </Button>
          </ThirdPartyCard>
        );
      case 'confirming':
        return (
          <ThirdPartyCard title={title} step={state.step} note={t('thirdParty.foreign')}>
            <Button onClick={onLeave}>{t('thirdParty.back')}</Button>
            <Button variant="primary" onClick={login.confirm}>
              {t('thirdParty.continue')}
            </Button>
          </ThirdPartyCard>
        );
      case 'refused':
        return progress(t(state.isDenied ? 'thirdParty.denied' : 'thirdParty.refused'));
      case 'requesting':
        return progress('');
      case 'failed':
        return progress(failureText(state.failure));
      case 'authenticated':
        return <SignInSteps signIn={signIn}>{({ failure }) => progress(failure)}</SignInSteps>;
    }
  };

  return <SignInFrame>{content()}</SignInFrame>;
}

interface ProgressProps {
  /** Why the sign-in has failed; empty during the call to the server. */
  problem: string;
  /** Undefined when the provider is unknown. */
  onAgain: (() => Promise<void>) | undefined;
  onBack(): void;
}

/** A progress line; after a failure its reason, with buttons to go back or to try again. */
function Progress({ problem, onAgain, onBack }: ProgressProps) {
  const t = useTranslate();
  const { failure, run } = useCall(async () => onAgain?.(), { onAnswer: () => {} });
  return (
    <ThirdPartyCard
      title={t('thirdParty.title')}
      step={problem ? 'failed' : 'requesting'}
      problem={problem && (failure || problem)}
      isBusy={!problem}
    >
      {problem && (
        <>
          <Button variant={onAgain ? 'plain' : 'primary'} onClick={onBack}>
            {t('thirdParty.back')}
          </Button>
          {onAgain && (
            <Button variant="primary" onClick={run}>
              {t('thirdParty.again')}
            </Button>
          )}
        </>
      )}
    </ThirdPartyCard>
  );
}
