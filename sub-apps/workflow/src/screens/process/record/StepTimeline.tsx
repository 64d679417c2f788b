import { useT } from '@atrium/portal/sdk';
import { Button } from 'antd';
import { useState } from 'react';
import type { ProcessStep } from '../../../api/process';
import styles from './Record.module.css';
import { StepEntry } from './StepEntry';

/** A record is cut to so many entries, and so many more are shown by each press. */
const ENTRIES = 100;

/** What has been done to a process, oldest first, and what is still to come. Of a long record the last entries. */
export function StepTimeline({ steps }: { steps: readonly ProcessStep[] }) {
  const t = useT();
  const [shownCount, setShownCount] = useState(ENTRIES);
  const leftOut = Math.max(0, steps.length - shownCount);
  return (
    <>
      {leftOut > 0 && (
        <div className={styles.earlier}>
          <Button size="small" onClick={() => setShownCount(shownCount + ENTRIES)}>
            {t('workflow.process.earlier', { count: leftOut })}
          </Button>
        </div>
      )}
      <ol className={styles.steps} start={leftOut + 1}>
        {steps.slice(leftOut).map((step, index) => (
          <StepEntry key={leftOut + index} step={step} />
        ))}
      </ol>
    </>
  );
}
