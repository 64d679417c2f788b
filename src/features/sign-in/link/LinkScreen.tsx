import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { SIGN_IN_FAILURE_MS } from '@/common/constants/signIn';
import { useObservable } from '@/ui/useObservable';
import { Alert } from '@/ui/Alert';
import { useServices } from '@/app-context/useServices';
import { useTranslate } from '@/app-context/useTranslate';
import { createSignIn } from '../effects/createSignIn';
import { CardHead } from '../layout/CardHead';
import { SignInFrame } from '../layout/SignInFrame';
import type { CurrentUser } from '../machine/attempt';
import type { PasswordChangeFormProps } from '../steps/PasswordChangeStep';
import { SignInSteps } from '../steps/SignInSteps';
import { LinkProgress } from './LinkProgress';
import type { LinkSignInParams } from './readLinkParams';
import { rememberHost } from './signInHost';

export interface LinkScreenProps {
  arrival: LinkSignInParams;
  PasswordChangeForm: ComponentType<PasswordChangeFormProps>;
  /** Somebody is signed in: by the link, or because they would rather stay who they were. */
  onSettled(): void;
  /** The failure has been shown long enough; the sign-in screen is next. */
  onFailed(): void;
}

/** Signs in by a link (shell spec §4, start-up 1): tenants, tenant, account; the same questions as at the sign-in screen. */
export function LinkScreen({ arrival, PasswordChangeForm, onSettled, onFailed }: LinkScreenProps) {
  const t = useTranslate();
  const services = useServices();
  const { i18n, log, session, storage } = services;
  const [signIn] = useState(() =>
    createSignIn({
      services,
      onSignedIn: () => {
        rememberHost(storage, arrival.host);
        onSettled();
      },
    }),
  );
  const state = useObservable(signIn.state);
  const failure = state.step === 'credentials' ? state.failure : undefined;
  const [isBegun, setIsBegun] = useState(false);
  const isKept = isBegun && state.step === 'credentials' && !failure;

  useEffect(() => signIn.leave, [signIn]);

  useEffect(() => {
    const begin = async () => {
      if (arrival.language) await i18n.setLanguage(arrival.language);
    };
    const submit = () => {
      const current = session.get();
      const present: CurrentUser | undefined = current && { ...current.login, userName: current.user.userName };
      signIn.submit({ kind: 'link', link: arrival.link, tokens: arrival.tokens, present });
      setIsBegun(true);
    };
    begin()
      .catch((error: unknown) =>
        log({ level: 'warn', source: 'sign-in', message: 'The language of the link is not available', error }),
      )
      .finally(submit);
  }, [arrival, signIn, session, i18n, log]);

  useEffect(() => {
    if (!failure) return undefined;
    const timer = setTimeout(onFailed, SIGN_IN_FAILURE_MS);
    return () => clearTimeout(timer);
  }, [failure, onFailed]);

  useEffect(() => {
    if (isKept) onSettled();
  }, [isKept, onSettled]);

  return (
    <SignInFrame>
      <SignInSteps signIn={signIn} PasswordChangeForm={PasswordChangeForm}>
        {({ failure: text }) => (
          <>
            <CardHead title={t(text ? 'link.failed' : 'link.title')} />
            <Alert text={text} />
            {!text && <LinkProgress />}
          </>
        )}
      </SignInSteps>
    </SignInFrame>
  );
}
