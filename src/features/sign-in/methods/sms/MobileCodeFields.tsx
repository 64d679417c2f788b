import { useRef, useState } from 'react';
import type { SmsUsage } from '@/services';
import { Alert } from '@/ui/Alert';
import { Field } from '@/ui/Field';
import { useServices } from '@/app-context/useServices';
import { useTranslate } from '@/app-context/useTranslate';
import { codeProblem, digitsOf, mobileProblem } from './checkMobile';
import styles from './MobileCodeFields.module.css';
import { useCountdown } from './useCountdown';

export interface MobileCode {
  mobile: string;
  code: string;
}

export interface MobileCodeFieldsProps {
  usage: SmsUsage;
  value: MobileCode;
  onChange(value: MobileCode): void;
  /** What is missing or wrong is said only after the first try. */
  isChecked: boolean;
  isBusy: boolean;
  /** The number is the first thing to type. */
  autoFocus?: boolean;
}

/** A mobile number and the code sent to it; another code may be asked for when the server's pause is over. */
export function MobileCodeFields({
  usage,
  value,
  onChange,
  isChecked,
  isBusy,
  autoFocus = false,
}: MobileCodeFieldsProps) {
  const t = useTranslate();
  const { api, errors } = useServices();
  const [isSending, setIsSending] = useState(false);
  const [isMobileChecked, setIsMobileChecked] = useState(false);
  const [failure, setFailure] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { left, start } = useCountdown();
  const mobileRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const { mobile, code } = value;

  const wrongMobile = isChecked || isMobileChecked ? mobileProblem(mobile) : undefined;
  const wrongCode = isChecked ? codeProblem(code) : undefined;

  const handleSend = async () => {
    setIsMobileChecked(true);
    setFailure('');
    if (mobileProblem(mobile)) {
      mobileRef.current?.focus();
      return;
    }
    setIsSending(true);
    try {
      start(await api.auth.sendSmsCode({ mobile, usage }));
      setSentTo(mobile);
      codeRef.current?.focus();
    } catch (error) {
      setFailure(errors.text(error));
    } finally {
      setIsSending(false);
    }
  };

  const sendText =
    left > 0 ? t('login.sms.resend', { seconds: left }) : t(isSending ? 'login.sms.sending' : 'login.sms.send');

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
          <button
            type="button"
            className={styles.send}
            disabled={isBusy || isSending || left > 0}
            onClick={() => void handleSend()}
          >
            {sendText}
          </button>
        }
      />
    </>
  );
}
