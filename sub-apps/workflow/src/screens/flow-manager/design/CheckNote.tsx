import { useT } from '@atrium/portal/sdk';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { DesignerProblem } from '../../../designer/designerProps';
import { ProblemList } from '../../../designer/ProblemList';
import { Note } from '../fields/Note';

interface Props {
  problems: readonly DesignerProblem[];
  /** The draft has changed since the check. */
  isStale: boolean;
  /** How often a publication was refused because of them. Each time the note takes the focus. */
  refusals: number;
  /** Names the node or branch of a problem; empty for one that does not exist. */
  nameOf(nodeId: string): string;
  onSelect(nodeId: string): void;
  onClose(): void;
}

export const errorCount = (problems: readonly DesignerProblem[]): number =>
  problems.filter(({ severity }) => severity === 'error').length;

/** What the check found. A press on a problem selects its node. */
export function CheckNote({ problems, isStale, refusals, nameOf, onSelect, onClose }: Props) {
  const t = useT();
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) title.current?.focus();
  }, [refusals]);
  const errors = errorCount(problems);
  return (
    <Note
      tone={errors > 0 ? 'danger' : 'warning'}
      titleRef={title}
      title={t('workflow.manager.check.found', { errors, warnings: problems.length - errors })}
      actions={
        <Button size="small" onClick={onClose}>
          {t('workflow.manager.check.close')}
        </Button>
      }
    >
      {refusals > 0 && errors > 0 && <div>{t('workflow.manager.publish.refused', { count: errors })}</div>}
      {isStale && <div>{t('workflow.manager.check.stale')}</div>}
      <ProblemList problems={problems} nameOf={nameOf} onGo={onSelect} />
    </Note>
  );
}
