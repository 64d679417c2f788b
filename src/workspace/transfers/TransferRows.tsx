import { Progress } from 'antd';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import { percentOf } from '@/common/files';
import { formatFileSize } from '@/common/format/fileSize';
import { localDay } from '@/common/format/localDay';
import { dateText } from '@/portal/ui/format';
import { useObservable } from '@/ui/useObservable';
import { useNotices, usePageRuntime } from '../runtime/contexts';
import { isActive } from './createTransferList';
import { TransferButton } from './TransferButton';
import type { TransferItem, TransferList } from './transferList';
import styles from './transfers.module.css';

const CLOCK_LENGTH = 'HH:mm'.length;

/** The transfers of the person: those on their way, then the ended ones, the newest first. */
export function TransferRows({ list }: { list: TransferList }) {
  const t = useTranslate();
  const items = useObservable(list);
  const unseen = useObservable(list.unseenFailures);
  useEffect(() => list.followTabs(), [list]);
  useEffect(() => {
    if (unseen > 0) list.markSeen();
  }, [list, unseen]);
  const hasEnded = items.some(({ phase }) => !isActive(phase) && phase !== 'elsewhere');
  if (items.length === 0) return <p className={styles.state}>{t('workspace.transfers.empty')}</p>;
  return (
    <>
      <div className={styles.head}>
        <h2>{t('workspace.transfers.title')}</h2>
        {hasEnded && <TransferButton name="clear" onPress={list.clear} />}
      </div>
      <ul className={styles.rows}>
        {items.map((item) => (
          <TransferRow key={item.id} item={item} onRemove={() => list.remove(item.id)} />
        ))}
      </ul>
    </>
  );
}

/** The time of an end; with the day unless that is today. */
const endText = (endedAt: number, now: number): string =>
  localDay(endedAt) === localDay(now) ? dateText(endedAt).slice(-CLOCK_LENGTH) : dateText(endedAt);

function TransferRow({ item, onRemove }: { item: TransferItem; onRemove: () => void }) {
  const t = useTranslate();
  const { transfers } = usePageRuntime();
  const { report } = useNotices();
  const { errors, connection } = useServices();
  const isOnline = useObservable(connection.isOnline);
  const [now] = useState(Date.now);
  const { direction, filename, phase, url, transfer, loaded, total, speed, error, endedAt } = item;
  const isRunning = isActive(phase);
  const hasEnded = !isRunning && phase !== 'elsewhere';
  const save = async () => {
    if (url !== undefined) await (await transfers.files()).save(url, filename);
  };
  const button = (name: ComponentProps<typeof TransferButton>['name'], onPress: () => void) => (
    <TransferButton name={name} filename={filename} onPress={onPress} />
  );
  const reason = phase === 'failed' && error !== undefined && errors.text(error);
  const canSave = hasEnded && url !== undefined;
  const handleSave = () => void save().catch(report);
  return (
    <li className={styles.row}>
      <span className={styles.name} title={filename}>
        {filename}
      </span>
      <span className={styles.actions}>
        {isRunning && button('cancel', () => transfer?.cancel())}
        {phase === 'failed' && transfer && button('retry', () => transfer.retry())}
        {phase !== 'done' && canSave && direction === 'download' && !transfer && button('retry', handleSave)}
        {phase === 'done' && canSave && button('save', handleSave)}
        {hasEnded && button('remove', onRemove)}
      </span>
      {isRunning && (
        <Progress
          className={styles.progress}
          percent={percentOf(item)}
          size="small"
          strokeColor="var(--color-accent)"
          aria-label={t('workspace.transfers.progress', { filename })}
        />
      )}
      <span className={styles.state} data-failed={phase === 'failed' || undefined}>
        {t(isRunning && !isOnline ? 'workspace.transfers.offline' : `workspace.transfers.${direction}.${phase}`)}
        {reason && ` · ${reason}`}
        {isRunning && total !== undefined && ` · ${formatFileSize(loaded)} / ${formatFileSize(total)}`}
        {isRunning &&
          speed !== undefined &&
          ` · ${t('workspace.transfers.speed', { speed: formatFileSize(Math.round(speed)) })}`}
        {endedAt !== undefined && <span className={styles.end}> · {endText(endedAt, now)}</span>}
      </span>
    </li>
  );
}
