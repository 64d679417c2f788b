import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { useTranslate } from '@/app-context/services';
import styles from '../layout/Card.module.css';
import { CredentialFields } from '../methods/CredentialFields';
import type { Credentials } from '../methods/CredentialFields';
import { useSubmit } from '../methods/useSubmit';

export interface BindFormProps {
  /** The account to bind. Kept by the screen, so that it survives the later steps. */
  draft: Credentials;
  onDraft(draft: Credentials): void;
  onSubmit(typed: Credentials): void;
  onCancel(): void;
  isBusy: boolean;
  failure: string;
}

/** Name and password of the account to bind. The typed values stay after a failure. */
export function BindForm({ draft, onDraft, onSubmit, onCancel, isBusy, failure }: BindFormProps) {
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
      <CredentialFields value={draft} onChange={onDraft} isChecked={isChecked} isBusy={isBusy} />
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t(isBusy ? 'thirdParty.bind.busy' : 'thirdParty.bind.submit')}
        </Button>
      </div>
    </form>
  );
}
