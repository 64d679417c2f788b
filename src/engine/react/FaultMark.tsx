import type { ControlModel } from '../model/controlModel';
import { issueReason } from '../protocol/issueText';
import styles from './issueCard.module.css';

/** At a control, for the author of its page: which of its properties are not used, and why. */
export function FaultMark({ control: { node, page } }: { control: ControlModel }) {
  return (
    <ul className={styles.mark} aria-label={page.host.t('engine.issue.title')}>
      {node.faults?.map((found) => (
        <li key={`${found.path} ${found.code}`} data-severity={found.severity}>
          <code>{found.path.slice(node.path.length + 1)}</code> {issueReason(found, page.host)}
        </li>
      ))}
    </ul>
  );
}
