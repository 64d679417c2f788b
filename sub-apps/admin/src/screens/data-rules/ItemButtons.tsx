import { useT } from '@atrium/portal/sdk';
import { Icon } from '@atrium/portal/ui';
import { Button } from 'antd';
import styles from './conditions.module.css';

export interface ItemButtonsProps {
  /** Names the condition or group. */
  name: string;
  canMoveUp: boolean;
  canMoveDown: boolean;
  canRemove: boolean;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** Moves a condition or group in its list, or removes it. */
export function ItemButtons({ name, canMoveUp, canMoveDown, canRemove, onMove, onRemove }: ItemButtonsProps) {
  const t = useT();
  const button = (action: 'up' | 'down' | 'delete', isEnabled: boolean, onPress: () => void) => (
    <Button
      type="text"
      size="small"
      data-action={action}
      aria-label={t(`admin.dataRules.item.${action}`, { name })}
      title={t(`admin.dataRules.item.${action}`, { name })}
      disabled={!isEnabled}
      icon={<Icon name={action} />}
      onClick={onPress}
    />
  );
  return (
    <span className={styles.buttons}>
      {button('up', canMoveUp, () => onMove(-1))}
      {button('down', canMoveDown, () => onMove(1))}
      {button('delete', canRemove, onRemove)}
    </span>
  );
}
