import { useTranslate } from '@/app-context/services';
import { LinkButton } from '@/ui/Button';
import type { Finding } from '@/engine/workshop';
import styles from './Problems.module.css';

/** The findings about the page. A click moves the cursor of the editor to the place. */
export function Problems({
  findings,
  onGoTo,
}: {
  findings: readonly Finding[];
  onGoTo(position: NonNullable<Finding['position']>): void;
}) {
  const t = useTranslate();
  if (findings.length === 0) return <p className={styles.none}>{t('preview.problems.none')}</p>;
  return (
    <ul className={styles.list}>
      {findings.map(({ code, path, reason, severity, position }) => (
        <li key={`${path} ${code} ${reason}`}>
          <LinkButton className={styles.problem} disabled={!position} onClick={() => position && onGoTo(position)}>
            <span className={styles.severity} data-severity={severity}>
              {t(`preview.severity.${severity}`)}
            </span>
            <span className={styles.reason}>{reason}</span>
            <code className={styles.place}>
              {[path, position && `${position.line}:${position.column}`].filter(Boolean).join(' · ')}
            </code>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
