import { SwapOutlined } from '@ant-design/icons';
import { Badge, Popover } from 'antd';
import { useState } from 'react';
import { useTranslate } from '@/app-context/services';
import type { Observable } from '@/common/store';
import { IconButton } from '@/ui/IconButton';
import { useObservable } from '@/ui/useObservable';
import type { TransferList } from './transferList';
import { AllJobsButton, JobRows } from './JobRows';
import { TransferRows } from './TransferRows';
import styles from './transfers.module.css';

interface TransfersMenuProps {
  list: TransferList;
  /** Number of transfers in progress. */
  count: Observable<number>;
}

/** On a phone the list is wider than the space at the left of its button. */
const WITHIN_WINDOW = { overflow: { shiftX: true, adjustY: true } };

/** Opens the list of transfers, imports and exports; its badge counts those in progress. */
export function TransfersMenu({ list, count }: TransfersMenuProps) {
  const t = useTranslate();
  const jobs = useObservable(list.jobs);
  const active = useObservable(count) + jobs.length;
  const [isOpen, setOpen] = useState(false);
  const title = t('workspace.transfers.title');
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      align={WITHIN_WINDOW}
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      arrow={false}
      content={
        <section className={styles.panel} role="dialog" aria-label={title}>
          <div className={styles.lists}>
            {(jobs.length === 0 || list.get().length > 0) && <TransferRows list={list} />}
            <JobRows jobs={jobs} />
          </div>
          <AllJobsButton onLeave={() => setOpen(false)} />
        </section>
      }
    >
      <IconButton
        label={active > 0 ? t('workspace.transfers.active', { count: active }) : title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <Badge count={active} size="small">
          <SwapOutlined rotate={90} className={styles.icon} />
        </Badge>
      </IconButton>
    </Popover>
  );
}
