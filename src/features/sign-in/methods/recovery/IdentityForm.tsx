import { useState } from 'react';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { useServices } from '@/app-context/useServices';
import { useTranslate } from '@/app-context/useTranslate';
import styles from '../../layout/Card.module.css';
import { codeProblem, mobileProblem } from '../sms/checkMobile';
import { MobileCodeFields } from '../sms/MobileCodeFields';
import { useSubmit } from '../useSubmit';

export interface IdentityFormProps {
  /** Why it has to be given once more; empty at first. */
  reason: string;
  /** The server believes it, and allows one reset. */
  onProved(resetToken: string): void;
}

/** Who has forgotten the password: enterprise name, mobile number and a code sent to it. */
export function IdentityForm({ reason, onProved }: IdentityFormProps) {
  const t = useTranslate();
  const { api, errors } = useServices();
  const [business, setBusiness] = useState('');
  const [mobileCode, setMobileCode] = useState({ mobile: '', code: '' });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState(reason);
  const { mobile, code } = mobileCode;
  const name = business.trim();

  const verify = async () => {
    setIsBusy(true);
    setFailure('');
    try {
      onProved(await api.auth.verifyReset({ business: name, mobile, code }));
    } catch (error) {
      setFailure(errors.text(error));
      setIsBusy(false);
    }
  };

  const { isChecked, handleSubmit } = useSubmit({
    isBusy,
    isReady: name !== '' && !mobileProblem(mobile) && !codeProblem(code),
    send: () => void verify(),
  });

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Alert text={failure} />
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
