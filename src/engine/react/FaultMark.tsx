import type { ControlModel } from '../model/controlModel';
import type { Issue } from '../protocol/issues';
import { issueReason } from '../protocol/issueText';
import styles from './issueCard.module.css';

/** What is wrong with the properties of a control, and of what stands in its rows or acts on them. */
function faultsOf({ node, facts }: ControlModel): readonly Issue[] {
  const cells = facts.category === 'array' ? [...node.children, ...(node.section?.fields ?? [])] : [];
  const parts = [...cells, ...node.rowActions, ...node.bulkActions];
  return [...(node.faults ?? []), ...parts.flatMap((part) => (part.kind === 'control' ? (part.faults ?? []) : []))];
}

/** So many can still be read at a control; the preview lists more. */
const MOST_FAULTS = 100;

/** At a control, for the author of its page: which of its properties, columns and options are not used, and why. */
export function FaultMark({ control }: { control: ControlModel }) {
  const { node, page } = control;
  const faults = faultsOf(control);
  if (faults.length === 0) return null;
  const others = faults.length - MOST_FAULTS;
  return (
    <ul className={styles.mark} aria-label={page.host.t('engine.issue.title')}>
      {faults.slice(0, MOST_FAULTS).map((found) => (
        <li key={`${found.path} ${found.code}`} data-severity={found.severity}>
          <code>{found.path.slice(node.path.length + 1)}</code> {issueReason(found, page.host)}
        </li>
      ))}
      {others > 0 && <li>{page.host.t('engine.issue.more', { count: others })}</li>}
    </ul>
  );
}
