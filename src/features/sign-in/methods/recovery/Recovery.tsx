import { useState } from 'react';
import { useTranslate } from '@/app-context/useTranslate';
import styles from '../../layout/Card.module.css';
import { CardHead } from '../../layout/CardHead';
import { IdentityForm } from './IdentityForm';
import { NewPasswordForm } from './NewPasswordForm';

/** A forgotten password: who one is, then a new password (shell spec §1, §2, §5). */
export function Recovery({ onLeave }: { onLeave(): void }) {
  const t = useTranslate();
  const [resetToken, setResetToken] = useState('');
  const [reason, setReason] = useState('');

  const handleExpired = (text: string) => {
    setReason(text);
    setResetToken('');
  };

  return (
    <>
      <CardHead title={t('recovery.title')} />
      {resetToken === '' ? (
        <IdentityForm reason={reason} onProved={setResetToken} />
      ) : (
        <NewPasswordForm resetToken={resetToken} onDone={onLeave} onExpired={handleExpired} />
      )}
      <p>
        <button type="button" className={styles.link} onClick={onLeave}>
          {t('signIn.passwordChange.back')}
        </button>
      </p>
    </>
  );
}
