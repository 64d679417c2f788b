import { useEffect, useState } from 'react';
import { SIGN_IN_FAILURE_MS } from '@/common/constants/signIn';
import { useServices, useTranslate } from '@/app-context/services';
import { Alert } from '@/ui/Alert';
import { useObservable } from '@/ui/useObservable';
import { createSignIn } from '../effects/createSignIn';
import { CardHead } from '../layout/CardHead';
import { ProgressLine } from '../layout/ProgressLine';
import { SignInFrame } from '../layout/SignInFrame';
import { SignInSteps } from '../steps/SignInSteps';
import type { LinkSignInParams } from './readLinkParams';
import { rememberHost } from './signInHost';

export interface LinkScreenProps {
  params: LinkSignInParams;
  /** The person is signed in by the link, or stays signed in as before. */
  onSettled(): void;
  /** The failure has been shown for 2 s; the sign-in screen is next. */
  onFailed(): void;
}

/** Signs in by a link (shell spec §4, start-up 1): tenants, tenant, account, with the questions of any sign-in. */
export function LinkScreen({ params, onSettled, onFailed }: LinkScreenProps) {
  const t = useTranslate();
  const services = useServices();
  const { i18n, log, session, storage } = services;
  const [signIn] = useState(() =>
    createSignIn({
      services,
      onSignedIn: () => {
        rememberHost(storage, params.host);
        onSettled();
      },
    }),
  );
  const state = useObservable(signIn.state);
  const failure = state.step === 'credentials' ? state.failure : undefined;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isCurrentUserKept = isSubmitted && state.step === 'credentials' && !failure;

  useEffect(() => signIn.leave, [signIn]);

  useEffect(() => {
    const changeLanguage = async () => {
      if (params.language) await i18n.setLanguage(params.language);
    };
    const submit = () => {
      const current = session.get();
      const currentUser = current && { ...current.login, userName: current.user.userName };
      signIn.submit({ kind: 'link', link: params.link, tokens: params.tokens, currentUser });
      setIsSubmitted(true);
    };
    changeLanguage()
      .catch((error: unknown) =>
        log({ level: 'warn', source: 'sign-in', message: 'The language of the link is not available', error }),
      )
      .finally(submit);
  }, [params, signIn, session, i18n, log]);

  useEffect(() => {
    if (!failure) return undefined;
    params.partner?.onFailed(failure);
    const timer = setTimeout(onFailed, SIGN_IN_FAILURE_MS);
    return () => clearTimeout(timer);
  }, [failure, onFailed, params]);

  useEffect(() => {
    if (isCurrentUserKept) onSettled();
  }, [isCurrentUserKept, onSettled]);

  return (
    <SignInFrame hasBrand={!params.partner}>
      <SignInSteps signIn={signIn}>
        {({ failure: text }) => (
          <>
            <CardHead title={t(text ? 'link.failed' : 'link.title')} />
            <Alert text={text} />
            {!text && <ProgressLine />}
          </>
        )}
      </SignInSteps>
    </SignInFrame>
  );
}
