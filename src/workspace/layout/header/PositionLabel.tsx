import { useTranslate } from '@/app-context/services';
import type { User } from '@/portal/contract/portal';
import styles from './PositionSwitch.module.css';

/** A position as an item of a menu: one line, cut where it is too long. */
export function PositionLabel({ position }: { position: User['positions'][number] }) {
  const t = useTranslate();
  const text = t('workspace.position.option', { name: position.positionName, org: position.orgName });
  return (
    <span className={styles.label} title={text}>
      {text}
    </span>
  );
}
