import { useServices, useTranslate } from '@/app-context/services';
import { changePassword } from '../effects/accountCalls';
import { NewPasswordForm } from './NewPasswordForm';
import type { NewPasswordFormProps } from './NewPasswordForm';

export interface PasswordChangeFormProps extends Pick<NewPasswordFormProps, 'onDirty'> {
  /** The initial password, which need not be typed; undefined when the current password is another one. */
  initialPassword?: string;
  /** 2.5 s after the success, or when the form is closed before. */
  onChanged(): void;
}

/** Replaces the current password (business spec §2, §5): during a sign-in, and in the workspace. */
export function PasswordChangeForm({ initialPassword, onChanged, onDirty }: PasswordChangeFormProps) {
  const t = useTranslate();
  const { api, session } = useServices();
  return (
    <NewPasswordForm
      currentPassword={initialPassword}
      save={(passwords, settings) => changePassword(api, passwords, settings)}
      doneText={t(session.isSigningIn() ? 'password.changed.signIn' : 'password.changed.workspace')}
      onDone={onChanged}
      onDirty={onDirty}
    />
  );
}
