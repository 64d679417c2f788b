import { Button } from '@/ui/Button';
import { useTranslate } from '@/app-context/useTranslate';
import styles from '../layout/Card.module.css';
import type { CurrentUser } from '../machine/attempt';
import { StepDialog } from './StepDialog';

export interface UserChangeStepProps {
  present: CurrentUser;
  next: { name: string; tenantName: string };
  onConfirm(): void;
  onKeep(): void;
}

/** A link would sign in somebody else: nobody is put out without having been asked. */
export function UserChangeStep({ present, next, onConfirm, onKeep }: UserChangeStepProps) {
  const t = useTranslate();
  const note = t('link.userChange.note', { present: present.userName, next: `${next.name} (${next.tenantName})` });
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
