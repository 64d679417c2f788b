import { useState } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { verifyIdentity } from '../../effects/accountCalls';
import { useCall } from '../../effects/useCall';
import styles from '../../layout/Card.module.css';
import { codeProblem, mobileProblem } from '../sms/checkMobile';
import { MobileCodeFields } from '../sms/MobileCodeFields';
import { useSubmit } from '../useSubmit';

export interface IdentityFormProps {
  /** Why the identity must be verified again; empty the first time. */
  reason: string;
  /** The server accepts the proof and allows one reset. */
  onProved(resetToken: string): void;
}

/** Verifies the identity for a new password: enterprise name, mobile number and a code sent to it. */
export function IdentityForm({ reason, onProved }: IdentityFormProps) {
  const t = useTranslate();
  const { api } = useServices();
  const [business, setBusiness] = useState('');
  const [mobileCode, setMobileCode] = useState({ mobile: '', code: '' });
  const { mobile, code } = mobileCode;
  const name = business.trim();

  const { isBusy, failure, run } = useCall(() => verifyIdentity(api, { business: name, mobile, code }), {
    onAnswer: onProved,
  });
  const { isChecked, handleSubmit } = useSubmit({
    isBusy,
    isReady: name !== '' && !mobileProblem(mobile) && !codeProblem(code),
    send: run,
  });

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Alert text={isBusy ? '' : failure || reason} />
      <Field
        label={t('recovery.business')}
        name="business"
        autoComplete="organization"
        required
        autoFocus
        readOnly={isBusy}
        value={business}
        problem={isChecked && !name ? t('recovery.business.required') : undefined}
        onChange={({ target }) => setBusiness(target.value)}
      />
      <MobileCodeFields
        usage="reset"
        value={mobileCode}
        onChange={setMobileCode}
        isChecked={isChecked}
        isBusy={isBusy}
      />
      <p className={styles.hint}>{t('recovery.help')}</p>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('recovery.next')}
        </Button>
      </div>
    </form>
  );
}
