import { useEffect, useRef, useState } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import type { SmsUsage } from '@/services';
import { Alert } from '@/ui/Alert';
import { LinkButton } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { sendSmsCode } from '../../effects/accountCalls';
import { useCall } from '../../effects/useCall';
import { codeProblem, digitsOf, mobileProblem } from './checkMobile';
import styles from './MobileCodeFields.module.css';

const SECOND_MS = 1000;

export interface MobileCode {
  mobile: string;
  code: string;
}

export interface MobileCodeFieldsProps {
  usage: SmsUsage;
  value: MobileCode;
  onChange(value: MobileCode): void;
  /** Missing or wrong values are marked only after the first try. */
  isChecked: boolean;
  isBusy: boolean;
  /** Focuses the number when the fields appear. */
  autoFocus?: boolean;
}

/** A mobile number and the code sent to it; another code may be requested after the server's waiting time. */
export function MobileCodeFields({
  usage,
  value,
  onChange,
  isChecked,
  isBusy,
  autoFocus = false,
}: MobileCodeFieldsProps) {
  const t = useTranslate();
  const { api } = useServices();
  const [isMobileChecked, setIsMobileChecked] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const { secondsLeft, start } = useCountdown();
  const mobileRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const { mobile, code } = value;

  const wrongMobile = isChecked || isMobileChecked ? mobileProblem(mobile) : undefined;
  const wrongCode = isChecked ? codeProblem(code) : undefined;

  const {
    isBusy: isSending,
    failure,
    run,
    clearFailure,
  } = useCall(() => sendSmsCode(api, { mobile, usage }), {
    onAnswer(seconds) {
      start(seconds);
      setSentTo(mobile);
      codeRef.current?.focus();
    },
  });

  const handleSend = () => {
    setIsMobileChecked(true);
    if (!mobileProblem(mobile)) return run();
    clearFailure();
    return mobileRef.current?.focus();
  };

  const sendText =
    secondsLeft > 0
      ? t('login.sms.resend', { seconds: secondsLeft })
      : t(isSending ? 'login.sms.sending' : 'login.sms.send');

  return (
    <>
      <Alert text={failure} />
      <Field
        label={t('login.sms.mobile')}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        readOnly={isBusy}
        autoFocus={autoFocus}
        inputRef={mobileRef}
        value={mobile}
        problem={wrongMobile && t(wrongMobile)}
        onChange={({ target }) => onChange({ mobile: digitsOf(target.value), code })}
      />
      <Field
        label={t('login.sms.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        readOnly={isBusy}
        inputRef={codeRef}
        value={code}
        problem={wrongCode && t(wrongCode)}
        note={sentTo && t('login.sms.sent', { mobile: sentTo })}
        onChange={({ target }) => onChange({ mobile, code: digitsOf(target.value) })}
        addon={
          <LinkButton
            className={styles.send}
            disabled={isBusy || isSending || secondsLeft > 0}
            onClick={() => handleSend()}
          >
            {sendText}
          </LinkButton>
        }
      />
    </>
  );
}

/** Seconds left, 0 when no countdown runs; `start` sets them. */
function useCountdown(): { secondsLeft: number; start(seconds: number): void } {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticking = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), SECOND_MS);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return { secondsLeft, start: setSecondsLeft };
}
