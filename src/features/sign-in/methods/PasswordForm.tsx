import { Button, LinkButton } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { useTranslate } from '@/app-context/services';
import styles from '../layout/Card.module.css';
import { CredentialForm } from './CredentialForm';
import type { Credentials, CredentialFormProps } from './CredentialForm';

/** The typed values. */
export interface PasswordDraft extends Credentials {
  /** The name is filled in at the next visit. */
  isRemembered: boolean;
}

export interface PasswordFormProps extends Omit<CredentialFormProps<PasswordDraft>, 'children'> {
  onForgotten(): void;
}

/** Sign-in with name and password. */
export function PasswordForm({ onForgotten, ...form }: PasswordFormProps) {
  const { draft, onDraft, isBusy } = form;
  const t = useTranslate();
  return (
    <CredentialForm {...form}>
      <div className={styles.row}>
        <Checkbox
          label={t('signIn.remember')}
          isChecked={draft.isRemembered}
          onChange={(isRemembered) => onDraft({ ...draft, isRemembered })}
        />
        <LinkButton disabled={isBusy} onClick={onForgotten}>
          {t('signIn.forgot')}
        </LinkButton>
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t(isBusy ? 'signIn.busy' : 'signIn.submit')}
        </Button>
      </div>
    </CredentialForm>
  );
}
