import { useT } from '@atrium/portal/sdk';
import { dateText, StatusTag } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { FlowVersion } from '../../../api/flowChecks';
import styles from './versions.module.css';

interface Props {
  version: FlowVersion;
  /** New processes use it. */
  isCurrent: boolean;
  onView(): void;
  onRestore?: (() => void) | undefined;
}

/** One published version: who published it when and why, and how many processes still use it. */
export function VersionItem({ version, isCurrent, onView, onRestore }: Props) {
  const t = useT();
  const { published, publishedAt, publishedBy, note, runningCount } = version;
  const no = { no: published };
  return (
    <li className={styles.version}>
      <div className={styles.head}>
        <strong>{t('workflow.manager.versionNo', no)}</strong>
        {isCurrent && <StatusTag tone="success" text={t('workflow.manager.versions.current')} />}
        <span className={styles.aside}>{[dateText(publishedAt), publishedBy].filter(Boolean).join(' ')}</span>
      </div>
      <p className={styles.note}>{note || t('workflow.manager.versions.noNote')}</p>
      <p className={styles.aside}>{t('workflow.manager.versions.running', { count: runningCount })}</p>
      <div className={styles.buttons}>
        <Button size="small" aria-label={t('workflow.manager.versions.view.of', no)} onClick={onView}>
          {t('workflow.manager.view')}
        </Button>
        {onRestore && (
          <Button size="small" aria-label={t('workflow.manager.restore.of', no)} onClick={onRestore}>
            {t('workflow.manager.restore')}
          </Button>
        )}
      </div>
    </li>
  );
}
