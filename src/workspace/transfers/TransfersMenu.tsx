import { SwapOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { useTranslate } from '@/app-context/services';
import type { Observable } from '@/common/store';
import { IconButton } from '@/ui/IconButton';
import { useObservable } from '@/ui/useObservable';
import { useHeaderPanel } from '../layout/header-panel/useHeaderPanel';
import type { TransferList } from './transferList';
import { TransfersPanel } from './TransfersPanel';
import styles from './transfers.module.css';

interface TransfersMenuProps {
  list: TransferList;
  /** Number of transfers in progress. */
  count: Observable<number>;
}

/**
 * Opens the list of transfers, imports and exports. Its badge counts the failures that were not looked at, or else those
 * in progress; its name tells both.
 */
export function TransfersMenu({ list, count }: TransfersMenuProps) {
  const t = useTranslate();
  const active = useObservable(count) + useObservable(list.jobs).length;
  const failed = useObservable(list.unseenFailures);
  const { opener, isOpen, toggle, dismiss, close, handleBlur } = useHeaderPanel();
  const state = failed === 0 ? 'active' : active === 0 ? 'failed' : 'activeAndFailed';
  return (
    <div className={styles.place} onBlur={handleBlur}>
      <IconButton
        ref={opener}
        label={
          active + failed === 0
            ? t('workspace.transfers.title')
            : t(`workspace.transfers.${state}`, { count: failed || active, active })
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Badge count={failed || active} size="small" color={failed > 0 ? 'var(--color-danger)' : 'var(--color-accent)'}>
          <SwapOutlined rotate={90} className={styles.icon} />
        </Badge>
      </IconButton>
      {isOpen && <TransfersPanel list={list} opener={opener} onClose={close} onDismiss={dismiss} />}
    </div>
  );
}
