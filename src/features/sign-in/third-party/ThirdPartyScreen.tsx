import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useObservable } from '@/ui/useObservable';
import { Button } from '@/ui/Button';
import { useServices } from '@/app-context/useServices';
import { useTranslate } from '@/app-context/useTranslate';
import { createSignIn } from '../effects/createSignIn';
import { SignInFrame } from '../layout/SignInFrame';
import type { PasswordChangeFormProps } from '../steps/PasswordChangeStep';
import { SignInSteps } from '../steps/SignInSteps';
import { createThirdPartyLogin } from './createThirdPartyLogin';
import type { Binding } from './pendingBinding';
import type { OAuthResponse } from './readOAuthCallback';
import { ThirdPartyCard } from './ThirdPartyCard';
import { ThirdPartyOutcome } from './ThirdPartyOutcome';
import { useAbandonedSignIn } from './useAbandonedSignIn';

export interface ThirdPartyScreenProps {
  /** Undefined when the address brought nothing. */
  arrived: OAuthResponse | undefined;
  PasswordChangeForm: ComponentType<PasswordChangeFormProps>;
  onSignedIn(): void;
  /** The third party's person has no account here yet. */
  onUnbound(binding: Binding): void;
  /** To the third party once more; rejects when that is not possible. */
  onStartAgain(provider: string): Promise<void>;
  /** To the sign-in screen. */
  onLeave(): void;
}

/** Back from a third party (shell spec §2, `/authlogin`): its word is passed on, then the questions of any sign-in follow. */
export function ThirdPartyScreen({
  arrived,
  PasswordChangeForm,
  onSignedIn,
  onUnbound,
  onStartAgain,
  onLeave,
}: ThirdPartyScreenProps) {
  const t = useTranslate();
  const services = useServices();
  const [signIn] = useState(() => createSignIn({ services, onSignedIn }));
  const [login] = useState(() =>
    createThirdPartyLogin({
      arrived,
      api: services.api,
      onKnown: (answer) => signIn.submit({ kind: 'answer', answer }),
      onUnbound,
    }),
  );
  const state = useObservable(login.state);
  useEffect(() => login.begin(), [login]);
  useAbandonedSignIn(signIn, onLeave);

  const [againFailure, setAgainFailure] = useState('');
  const handleAgain = async (provider: string) => {
    try {
      await onStartAgain(provider);
    } catch (error) {
      setAgainFailure(services.errors.text(error));
    }
  };

  const outcome = (problem: string) => (
    <ThirdPartyOutcome
      problem={problem && (againFailure || problem)}
      onAgain={arrived?.provider ? () => void handleAgain(arrived.provider) : undefined}
      onBack={onLeave}
    />
  );

  const content = () => {
    switch (state.step) {
      case 'nothing':
        return (
          <ThirdPartyCard title={t('thirdParty.title')} step="nothing" note={t('thirdParty.nothing')}>
            <Button variant="primary" onClick={onLeave}>
              {t('thirdParty.back')}
            </Button>
          </ThirdPartyCard>
        );
      case 'confirming':
        return (
          <ThirdPartyCard title={t('thirdParty.title')} step="confirming" note={t('thirdParty.foreign')}>
            <Button onClick={onLeave}>{t('thirdParty.back')}</Button>
            <Button variant="primary" onClick={login.confirm}>
              {t('thirdParty.continue')}
            </Button>
          </ThirdPartyCard>
        );
      case 'refused':
        return outcome(t(state.isDenied ? 'thirdParty.denied' : 'thirdParty.refused'));
      case 'asking':
        return outcome('');
      case 'failed':
        return outcome(services.errors.text(state.failure));
      case 'known':
        return (
          <SignInSteps signIn={signIn} PasswordChangeForm={PasswordChangeForm}>
            {({ failure }) => outcome(failure)}
          </SignInSteps>
        );
    }
  };

  return <SignInFrame>{content()}</SignInFrame>;
}
