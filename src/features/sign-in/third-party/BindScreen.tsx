import { useState } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import { useObservable } from '@/ui/useObservable';
import { createSignIn } from '../effects/createSignIn';
import styles from '../layout/Card.module.css';
import { CardHead } from '../layout/CardHead';
import { SignInFrame } from '../layout/SignInFrame';
import { SignInSteps } from '../steps/SignInSteps';
import { ThirdPartyCard } from './ThirdPartyCard';
import { unlinkedIdentity } from './unlinkedIdentity';
import { useSingleUseSignIn } from './useSingleUseSignIn';
import { CredentialForm } from '../methods/CredentialForm';

export interface BindScreenProps {
  onSignedIn(): void;
  /** Goes to the sign-in screen. */
  onLeave(): void;
}

/** The server's error code for a bind token that has expired. */
const EXPIRED_CODE = 'login.bind_expired';

/** The first sign-in through a third party binds an account (shell spec §2, `/authbindlogin`). */
export function BindScreen({ onSignedIn, onLeave }: BindScreenProps) {
  const t = useTranslate();
  const services = useServices();
  const [identity] = useState(unlinkedIdentity.get);
  const [draft, setDraft] = useState({ userName: '', password: '' });
  const [signIn] = useState(() =>
    createSignIn({
      services,
      onSignedIn: () => {
        unlinkedIdentity.set(undefined);
        onSignedIn();
      },
    }),
  );
  const state = useObservable(signIn.state);
  const isExpired = state.step === 'credentials' && state.failure?.code === EXPIRED_CODE;

  const handleLeave = () => {
    unlinkedIdentity.set(undefined);
    onLeave();
  };
  useSingleUseSignIn(signIn, handleLeave);

  const title = t('thirdParty.bind.title');
  const expiredCard = (problem: string) => (
    <ThirdPartyCard title={title} step="lost" note={problem ? undefined : t('thirdParty.bind.lost')} problem={problem}>
      <Button variant="primary" onClick={handleLeave}>
        {t('thirdParty.back')}
      </Button>
    </ThirdPartyCard>
  );

  if (!identity) return <SignInFrame>{expiredCard('')}</SignInFrame>;
  const { bindToken, displayName } = identity;
  return (
    <SignInFrame>
      <SignInSteps signIn={signIn}>
        {({ isBusy, failure }) =>
          isExpired ? (
            expiredCard(failure)
          ) : (
            <>
              <CardHead title={title} />
              <p className={styles.note}>
                {displayName ? t('thirdParty.bind.note', { name: displayName }) : t('thirdParty.bind.noteUnnamed')}
              </p>
              <CredentialForm
                draft={draft}
                onDraft={setDraft}
                isBusy={isBusy}
                failure={failure}
                onSubmit={(typed) => signIn.submit({ kind: 'bind', bindToken, ...typed })}
              >
                <div className={styles.actions}>
                  <Button disabled={isBusy} onClick={handleLeave}>
                    {t('common.cancel')}
                  </Button>
                  <Button type="submit" variant="primary" isBusy={isBusy}>
                    {t(isBusy ? 'thirdParty.bind.busy' : 'thirdParty.bind.submit')}
                  </Button>
                </div>
              </CredentialForm>
            </>
          )
        }
      </SignInSteps>
    </SignInFrame>
  );
}
