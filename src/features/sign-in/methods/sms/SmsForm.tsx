import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { useTranslate } from '@/app-context/services';
import styles from '../../layout/Card.module.css';
import { codeProblem, mobileProblem } from './checkMobile';
import { useSubmit } from '../useSubmit';
import { MobileCodeFields } from './MobileCodeFields';
import type { MobileCode } from './MobileCodeFields';

export interface SmsFormProps {
  /** Kept by the screen, so that it survives a change of the method. */
  draft: MobileCode;
  onDraft(draft: MobileCode): void;
  isBusy: boolean;
  failure: string;
  onSubmit(typed: MobileCode): void;
}

/** Sign-in with a mobile number and a code sent to it (shell spec §1, §5). */
export function SmsForm({ draft, onDraft, isBusy, failure, onSubmit }: SmsFormProps) {
  const t = useTranslate();
  const { isChecked, handleSubmit } = useSubmit({
    isBusy,
    isReady: !mobileProblem(draft.mobile) && !codeProblem(draft.code),
    send: () => onSubmit(draft),
  });

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Alert text={failure} />
      <MobileCodeFields
        autoFocus
        usage="login"
        value={draft}
        onChange={onDraft}
        isChecked={isChecked}
        isBusy={isBusy}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t(isBusy ? 'signIn.busy' : 'signIn.submit')}
        </Button>
      </div>
    </form>
  );
}
