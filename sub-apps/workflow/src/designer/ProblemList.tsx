import { useT } from '@atrium/portal/sdk';
import { LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DesignerProblem } from './designerProps';
import styles from './ProblemList.module.css';

interface Props {
  problems: readonly DesignerProblem[];
  /** Names the node or branch of a problem; empty for one that does not exist. */
  nameOf(id: string): string;
  onGo(id: string): void;
}

/** What is wrong, errors first. A press goes to the card. */
export function ProblemList({ problems, nameOf, onGo }: Props) {
  const t = useT();
  const ordered = problems.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  return (
    <ul className={styles.list} aria-label={t('workflow.designer.problems.list')}>
      {ordered.map(({ nodeId, text, severity }, index) => {
        const name = nameOf(nodeId);
        return (
          <li key={`${index} ${nodeId}`}>
            <StatusTag
              tone={severity === 'error' ? 'danger' : 'warning'}
              text={t(`workflow.designer.severity.${severity}`)}
            />{' '}
            {name === '' ? (
              text
            ) : (
              <LinkButton onClick={() => onGo(nodeId)}>{t('workflow.designer.problem', { name, text })}</LinkButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
