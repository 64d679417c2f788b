import { useT } from '@atrium/portal/sdk';
import type { FlowDraft } from '../../../api/flowDefinitions';
import { changedFields } from '../draft/flowDraft';
import { nodeChanges } from '../draft/nodeChanges';

interface Props {
  from: FlowDraft;
  to: FlowDraft;
}

/** The differences of a hundred nodes are no reading matter. */
const MOST_CHANGES = 30;

/** What has changed between two versions of a flow, in words. */
export function ChangeList({ from, to }: Props) {
  const t = useT();
  const fields = changedFields(from, to).filter((field) => field !== 'nodes');
  const changes = nodeChanges(from.nodes, to.nodes);
  if (fields.length + changes.length === 0) return <p>{t('workflow.manager.changes.none')}</p>;
  return (
    <ul>
      {fields.map((field) => (
        <li key={field}>{t('workflow.manager.changes.field', { field: t(`workflow.manager.field.${field}`) })}</li>
      ))}
      {changes.slice(0, MOST_CHANGES).map(({ kind, id, name }) => (
        <li key={`${kind} ${id}`}>{t(`workflow.manager.changes.${kind}`, { name: name || id })}</li>
      ))}
      {changes.length > MOST_CHANGES && (
        <li>{t('workflow.manager.changes.more', { count: changes.length - MOST_CHANGES })}</li>
      )}
    </ul>
  );
}
