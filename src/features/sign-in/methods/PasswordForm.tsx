import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { useTranslate } from '@/app-context/useTranslate';
import styles from '../layout/Card.module.css';
import { CredentialFields } from './CredentialFields';
import type { Credentials } from './CredentialFields';
import { useSubmit } from './useSubmit';

/** What has been typed so far. */
export interface PasswordDraft extends Credentials {
  /** The name is offered at the next visit. */
  isRemembered: boolean;
}

export interface PasswordFormProps {
  /** Kept above the form: it survives the later steps and the way back. */
  draft: PasswordDraft;
  onDraft(draft: PasswordDraft): void;
  onSubmit(entered: PasswordDraft): void;
  onForgotten(): void;
  isBusy: boolean;
  failure: string;
}

/** Sign-in with name and password; what was entered stays after a refusal. */
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
        <button type="button" className={styles.link} disabled={isBusy} onClick={onForgotten}>
          {t('signIn.forgot')}
        </button>
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t(isBusy ? 'signIn.busy' : 'signIn.submit')}
        </Button>
      </div>
    </form>
  );
}
