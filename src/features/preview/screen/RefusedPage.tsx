import type { Finding } from '@/engine/workshop';
import styles from './RefusedPage.module.css';

/** The findings about an invalid page with their places: the content of an alert. */
export function RefusedPage({ pageCode, findings }: { pageCode: string; findings: readonly Finding[] }) {
  return (
    <ul className={styles.list}>
      {findings.map(({ code, path, position, reason }) => (
        <li key={`${path} ${code}`}>
          {reason}
          <code className={styles.place}>
            {[pageCode, path, position && `(${position.line}:${position.column})`].filter(Boolean).join(' › ')}
          </code>
        </li>
      ))}
    </ul>
  );
}
