import { useT } from '@atrium/portal/sdk';
import { PanelContent, useFocusHandOver } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import styles from './Batch.module.css';
import type { BatchRun } from './batchRun';

/** How many were approved, and which were refused for which reason. */
export function BatchResult({ run: { doneIds, refused }, onClose }: { run: BatchRun; onClose(): void }) {
  const t = useT();
  const result = useRef<HTMLDivElement>(null);
  useFocusHandOver(result);
  return (
    <PanelContent
      footer={
        <Button type="primary" autoFocus onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <div ref={result}>
        <p className={styles.text} role="status">
          {t('workflow.batch.result', { done: doneIds.length, refused: refused.length })}
        </p>
        <ul className={styles.refusals} aria-label={t('workflow.batch.refused')}>
          {refused.map(({ processId, title, reason }) => (
            <li key={processId}>
              <span className={styles.title}>{title}</span>
              <span className={styles.reason}>{reason || t('workflow.batch.noReason')}</span>
            </li>
          ))}
        </ul>
      </div>
    </PanelContent>
  );
}
