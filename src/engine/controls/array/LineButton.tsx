import { Icon } from '@/ui/Icon';
import type { IconName } from '@/ui/Icon';
import styles from './array.module.css';

/** A small button of a row or section; its label is only spoken. */
export function LineButton({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.icon} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
