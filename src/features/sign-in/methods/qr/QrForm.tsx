import { useEffect, useEffectEvent, useState } from 'react';
import { useObservable } from '@/ui/useObservable';
import type { LoginAnswer } from '@/services';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { useServices, useTranslate } from '@/app-context/services';
import { useFailureText } from '../../useFailureText';
import { createQrSignIn } from '../../effects/createQrSignIn';
import { QrImage } from './QrImage';
import styles from './QrForm.module.css';
import type { QrState } from '../../machine/qrMachine';

export interface QrFormProps {
  isBusy: boolean;
  failure: string;
  /** A phone has authenticated a person. */
  onAnswer(answer: LoginAnswer): void;
}

/** Translation key of the instruction in each state. */
const HINTS: Readonly<Record<QrState['step'], string>> = {
  loading: 'login.qr.loading',
  failed: 'login.qr.failed',
  waiting: 'login.qr.waiting',
  scanned: 'login.qr.scanned',
  expired: 'login.qr.expired',
  cancelled: 'login.qr.cancelled',
  confirmed: 'signIn.busy',
};

/** Sign-in with a code that a phone scans (shell spec §1, §2). */
export function QrForm({ isBusy, failure, onAnswer }: QrFormProps) {
  const t = useTranslate();
  const { api } = useServices();
  const failureText = useFailureText();
  const [qr] = useState(() => createQrSignIn({ api: api.auth, isHidden: () => document.hidden }));
  const state = useObservable(qr.state);

  useEffect(() => {
    qr.requestCode();
    return qr.stop;
  }, [qr]);

  const handleAnswer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (state.step === 'confirmed') handleAnswer(state.answer);
  }, [state]);

  // The phone has confirmed, but the sign-in failed later: the code is used up.
  const isSpent = state.step === 'confirmed' && !isBusy && failure !== '';
  const isOver = state.step === 'expired' || state.step === 'cancelled' || state.step === 'failed' || isSpent;
  const isUnreachable = 'isUnreachable' in state && state.isUnreachable;
  const hint = t(isSpent ? 'login.qr.expired' : HINTS[state.step], {
    name: state.step === 'scanned' ? state.userName : '',
  });

  return (
    <div className={styles.form}>
      <Alert text={state.step === 'failed' ? failureText(state.error) : failure} />
      <QrImage
        content={'code' in state ? state.code.content : undefined}
        isDimmed={isOver || state.step === 'scanned'}
      />
      <p role="status" className={styles.hint}>
        {isUnreachable ? t('login.qr.unreachable') : hint}
      </p>
      {isOver && (
        <div className={styles.actions}>
          <Button variant="primary" onClick={qr.requestCode}>
            {t('login.qr.refresh')}
          </Button>
        </div>
      )}
    </div>
  );
}
