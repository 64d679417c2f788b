import { useState } from 'react';
import type { ComponentType } from 'react';
import { useObservable } from '@/ui/useObservable';
import { Button } from '@/ui/Button';
import { useServices } from '@/app-context/useServices';
import { useTranslate } from '@/app-context/useTranslate';
import { createSignIn } from '../effects/createSignIn';
import { CardHead } from '../layout/CardHead';
import styles from '../layout/Card.module.css';
import { SignInFrame } from '../layout/SignInFrame';
import type { PasswordChangeFormProps } from '../steps/PasswordChangeStep';
import { SignInSteps } from '../steps/SignInSteps';
import { BindForm } from './BindForm';
import { pendingBinding } from './pendingBinding';
import { ThirdPartyCard } from './ThirdPartyCard';
import { useAbandonedSignIn } from './useAbandonedSignIn';

export interface BindScreenProps {
  PasswordChangeForm: ComponentType<PasswordChangeFormProps>;
  onSignedIn(): void;
  /** To the sign-in screen. */
  onLeave(): void;
}

/** The server has forgotten the ticket: nothing that is typed here can help. */
const EXPIRED = 'login.bind_expired';

/** The first sign-in through a third party names the account it stands for (shell spec §2, `/authbindlogin`). */
export function BindScreen({ PasswordChangeForm, onSignedIn, onLeave }: BindScreenProps) {
  const t = useTranslate();
  const services = useServices();
  const [binding] = useState(pendingBinding.get);
  const [draft, setDraft] = useState({ userName: '', password: '' });
  const [signIn] = useState(() =>
    createSignIn({
      services,
      onSignedIn: () => {
        pendingBinding.clear();
        onSignedIn();
      },
    }),
  );
  const state = useObservable(signIn.state);
  const isExpired = state.step === 'credentials' && state.failure?.code === EXPIRED;

  const handleLeave = () => {
    pendingBinding.clear();
    onLeave();
  };
  useAbandonedSignIn(signIn, handleLeave);

  const title = t('thirdParty.bind.title');
  const lost = (problem: string) => (
    <ThirdPartyCard title={title} step="lost" note={problem ? undefined : t('thirdParty.bind.lost')} problem={problem}>
      <Button variant="primary" onClick={handleLeave}>
        {t('thirdParty.back')}
      </Button>
    </ThirdPartyCard>
  );

  return (
    <SignInFrame>
      {!binding && lost('')}
      {binding && (
        <SignInSteps signIn={signIn} PasswordChangeForm={PasswordChangeForm}>
          {({ isBusy, failure }) =>
            isExpired ? (
              lost(failure)
            ) : (
              <>
                <CardHead title={title} />
                <p className={styles.note}>
                  {binding.displayName
                    ? t('thirdParty.bind.note', { name: binding.displayName })
                    : t('thirdParty.bind.noteUnnamed')}
                </p>
                <BindForm
                  draft={draft}
                  onDraft={setDraft}
                  isBusy={isBusy}
                  failure={failure}
                  onCancel={handleLeave}
                  onSubmit={(entered) => signIn.submit({ kind: 'bind', bindToken: binding.bindToken, ...entered })}
                />
              </>
            )
          }
        </SignInSteps>
      )}
    </SignInFrame>
  );
}
