import { useState } from 'react';
import { isAppError } from '@/common/errors/appError';
import { useServices, useTranslate } from '@/app-context/services';
import { LinkButton } from '@/ui/Button';
import { resetPassword } from '../../effects/accountCalls';
import { CardHead } from '../../layout/CardHead';
import { NewPasswordForm } from '../../password/NewPasswordForm';
import { IdentityForm } from './IdentityForm';

/** The server's error code for a reset token that has expired. */
const EXPIRED_CODE = 'login.reset_expired';

/** The recovery of a forgotten password: verifies the identity, then sets a new password (shell spec §1, §2, §5). */
export function Recovery({ onLeave }: { onLeave(): void }) {
  const t = useTranslate();
  const { api, errors } = useServices();
  const [resetToken, setResetToken] = useState('');
  const [reason, setReason] = useState('');

  const handleFailure = (error: unknown) => {
    if (!isAppError(error) || error.code !== EXPIRED_CODE) return;
    setReason(errors.text(error));
    setResetToken('');
  };

  return (
    <>
      <CardHead title={t('recovery.title')} />
      {resetToken === '' ? (
        <IdentityForm reason={reason} onProved={setResetToken} />
      ) : (
        <NewPasswordForm
          currentPassword=""
          save={({ newPassword }, settings) => resetPassword(api, { resetToken, newPassword }, settings)}
          doneText={t('password.changed.signIn')}
          onDone={onLeave}
          onFailure={handleFailure}
        />
      )}
      <p>
        <LinkButton onClick={onLeave}>{t('signIn.passwordChange.back')}</LinkButton>
      </p>
    </>
  );
}
