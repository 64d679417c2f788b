import { useTranslate } from '@/app-context/services';
import { LinkButton } from '@/ui/Button';
import type { Finding } from '@/engine/workshop';
import styles from './Problems.module.css';

export interface ProblemsProps {
  findings: readonly Finding[];
  /** Moves the cursor of the editor to the place of a finding; without an editor the findings are only listed. */
  onGoTo?(position: NonNullable<Finding['position']>): void;
}

/** The findings about the page. */
export function Problems({ findings, onGoTo }: ProblemsProps) {
  const t = useTranslate();
  if (findings.length === 0) return <p className={styles.none}>{t('preview.problems.none')}</p>;
  return (
    <ul className={styles.list}>
      {findings.map((finding) => {
        const { code, path, reason, position } = finding;
        return (
          <li key={[path, code, reason, position?.line, position?.column].join(' ')}>
            {onGoTo ? (
              <LinkButton className={styles.problem} disabled={!position} onClick={() => position && onGoTo(position)}>
                <ProblemText finding={finding} />
              </LinkButton>
            ) : (
              <p className={styles.problem}>
                <ProblemText finding={finding} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ProblemText({ finding: { path, reason, severity, position } }: { finding: Finding }) {
  const t = useTranslate();
  return (
    <>
      <span className={styles.severity} data-severity={severity}>
        {t(`preview.severity.${severity}`)}
      </span>
      <span className={styles.reason}>{reason}</span>
      <code className={styles.place}>
        {[path, position && `${position.line}:${position.column}`].filter(Boolean).join(' · ')}
      </code>
    </>
  );
}
