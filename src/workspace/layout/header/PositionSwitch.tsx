import type { User } from '@/portal/contract/portal';
import { useTranslate } from '@/app-context/services';
import { FieldIcon } from '@/ui/FieldIcon';
import { MenuButton } from '../MenuButton';
import styles from './PositionSwitch.module.css';

/** The current position: a menu when the person has several, plain text for one (shell spec §2). */
export function PositionSwitch({ user, onSelect }: { user: User; onSelect(positionId: string): void }) {
  const t = useTranslate();
  const text = (
    <span
      className={styles.text}
      title={t('workspace.position.option', { name: user.positionName, org: user.orgName })}
    >
      <strong>{user.positionName}</strong>
      <span className={styles.org}>{user.orgName}</span>
    </span>
  );
  if (user.positions.length < 2) return <span className={styles.plain}>{text}</span>;
  return (
    <MenuButton
      label={t('workspace.position.switch', { name: user.positionName })}
      className={styles.choice}
      selectedKey={user.positionId}
      items={user.positions.map((position) => ({
        key: position.positionId,
        label: t('workspace.position.option', { name: position.positionName, org: position.orgName }),
      }))}
      onSelect={onSelect}
    >
      {text}
      <FieldIcon name="arrow" />
    </MenuButton>
  );
}
