import { Button } from '@/ui/Button';
import { useTranslate } from '@/app-context/services';
import styles from '../layout/Card.module.css';
import type { CurrentUser } from '../machine/authRequest';
import { StepDialog } from './StepDialog';

export interface UserChangeStepProps {
  currentUser: CurrentUser;
  next: { name: string; tenantName: string };
  onConfirm(): void;
  onKeep(): void;
}

/** Asks before a link replaces the signed-in person by another one. */
export function UserChangeStep({ currentUser, next, onConfirm, onKeep }: UserChangeStepProps) {
  const t = useTranslate();
  const note = t('link.userChange.note', { present: currentUser.userName, next: `${next.name} (${next.tenantName})` });
  return (
    <StepDialog title={t('link.userChange.title')} note={note} onCancel={onKeep}>
      <div className={styles.actions}>
        <Button onClick={onKeep}>{t('link.userChange.keep')}</Button>
        <Button variant="primary" onClick={onConfirm}>
          {t('link.userChange.confirm')}
        </Button>
      </div>
    </StepDialog>
  );
}
