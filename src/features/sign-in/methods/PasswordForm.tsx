import { Alert } from '@/ui/Alert';
import { Button, LinkButton } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { useTranslate } from '@/app-context/services';
import styles from '../layout/Card.module.css';
import { CredentialFields } from './CredentialFields';
import type { Credentials } from './CredentialFields';
import { useSubmit } from './useSubmit';

/** The typed values. */
export interface PasswordDraft extends Credentials {
  /** The name is filled in at the next visit. */
  isRemembered: boolean;
}

export interface PasswordFormProps {
  /** Kept by the screen, so that it survives the later steps. */
  draft: PasswordDraft;
  onDraft(draft: PasswordDraft): void;
  onSubmit(typed: PasswordDraft): void;
  onForgotten(): void;
  isBusy: boolean;
  failure: string;
}

/** Sign-in with name and password. The typed values stay after a failure. */
export function PasswordForm({ draft, onDraft, onSubmit, onForgotten, isBusy, failure }: PasswordFormProps) {
  const t = useTranslate();
  const userName = draft.userName.trim();
  const { isChecked, handleSubmit } = useSubmit({
    isBusy,
    isReady: userName !== '' && draft.password !== '',
    send: () => onSubmit({ ...draft, userName }),
  });

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Alert text={failure} />
      <CredentialFields
        value={draft}
        onChange={(typed) => onDraft({ ...draft, ...typed })}
        isChecked={isChecked}
        isBusy={isBusy}
      />
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
    </form>
  );
}
