import { useTranslate } from '@/app-context/services';
import { PasswordField } from '@/ui/PasswordField';
import type { PasswordFieldProps } from '@/ui/PasswordField';

export interface PasswordInputProps extends Omit<PasswordFieldProps, 'texts'> {
  /** The form has no other password, so the button that shows it needs no label of its own. */
  isOnly?: boolean;
}

/** The password field with the texts of the sign-in. */
export function PasswordInput({ isOnly = false, ...props }: PasswordInputProps) {
  const t = useTranslate();
  const nameOf = (action: 'show' | 'hide') =>
    isOnly ? t(`signIn.password.${action}`) : t(`password.${action}`, { label: props.label.toLowerCase() });
  return (
    <PasswordField {...props} texts={{ show: nameOf('show'), hide: nameOf('hide'), capsLock: t('signIn.capsLock') }} />
  );
}
