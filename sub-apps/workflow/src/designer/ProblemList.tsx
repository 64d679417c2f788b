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

/** More are no reading matter, and thousands of them would stop the page. */
const MOST_SHOWN = 50;

/** What is wrong, errors first, and how many problems more there are. A press goes to the card. */
export function ProblemList({ problems, nameOf, onGo }: Props) {
  const t = useT();
  const ordered = problems.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  return (
    <ul className={styles.list} aria-label={t('workflow.designer.problems.list')}>
      {ordered.slice(0, MOST_SHOWN).map(({ nodeId, text, severity }, index) => {
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
      {ordered.length > MOST_SHOWN && (
        <li>{t('workflow.designer.problems.more', { count: ordered.length - MOST_SHOWN })}</li>
      )}
    </ul>
  );
}
