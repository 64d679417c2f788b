import { useT } from '@atrium/portal/sdk';
import { LinkButton, StatusTag } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { DesignerProblem } from '../../../designer/designerProps';
import { Note } from '../fields/Note';
import styles from './ProblemList.module.css';

interface Props {
  problems: readonly DesignerProblem[];
  /** The draft has changed since the check. */
  isStale: boolean;
  /** Names the node or branch of a problem; empty for one that does not exist. */
  nameOf(nodeId: string): string;
  onSelect(nodeId: string): void;
  onClose(): void;
}

export const errorCount = (problems: readonly DesignerProblem[]): number =>
  problems.filter(({ severity }) => severity === 'error').length;

/** What the check found. A press on a problem selects its node. */
export function ProblemList({ problems, isStale, nameOf, onSelect, onClose }: Props) {
  const t = useT();
  const errors = errorCount(problems);
  const ordered = problems.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  return (
    <Note
      tone={errors > 0 ? 'danger' : 'warning'}
      title={t('workflow.manager.check.found', { errors, warnings: problems.length - errors })}
      actions={
        <Button size="small" onClick={onClose}>
          {t('workflow.manager.check.close')}
        </Button>
      }
    >
      {isStale && <div>{t('workflow.manager.check.stale')}</div>}
      <ul className={styles.list}>
        {ordered.map(({ nodeId, text, severity }, index) => {
          const name = nameOf(nodeId);
          return (
            <li key={`${index} ${nodeId}`}>
              <StatusTag
                tone={severity === 'error' ? 'danger' : 'warning'}
                text={t(`workflow.manager.check.${severity}`)}
              />{' '}
              {name ? (
                <LinkButton onClick={() => onSelect(nodeId)}>
                  {t('workflow.manager.check.at', { name, text })}
                </LinkButton>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </Note>
  );
}
