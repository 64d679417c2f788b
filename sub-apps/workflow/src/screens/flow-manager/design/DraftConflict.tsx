import { useT } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { FlowDefinition, FlowDraft } from '../../../api/flowDefinitions';
import { changedFields, draftOf, mergedDraft } from '../draft/flowDraft';
import type { Preference } from '../draft/mergeNodes';
import { nodeTree, ROOT } from '../draft/nodeTree';
import { Note } from '../fields/Note';

interface Props {
  /** What the edit started from, and what it has become. */
  base: FlowDraft;
  mine: FlowDraft;
  /** What is stored now. */
  latest: FlowDefinition;
  onView(): void;
  onResolve(prefer: Preference): void;
}

/** More names are no reading matter. */
const MOST_NAMES = 10;

/**
 * Says who has changed the definition meanwhile, what, and what of it the person has changed as well, and lets them decide
 * whose version of that counts. All other changes of both are kept.
 */
export function DraftConflict({ base, mine, latest, onView, onResolve }: Props) {
  const t = useT();
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => title.current?.focus(), [latest]);
  const theirs = draftOf(latest);
  const { conflicts } = mergedDraft(base, mine, theirs, 'mine');
  const parts = new Map([...nodeTree(theirs.nodes).items, ...nodeTree(mine.nodes).items]);
  const names = conflicts.nodes.map((id) =>
    id === ROOT ? t('workflow.manager.field.nodes') : (parts.get(id)?.part.name ?? '') || id,
  );
  const isSame = conflicts.fields.length + names.length > 0;
  return (
    <Note
      tone="warning"
      titleRef={title}
      title={t('workflow.manager.conflict.title', { name: latest.updatedBy, time: dateText(latest.updatedAt) })}
      actions={
        <>
          <Button size="small" onClick={onView}>
            {t('workflow.manager.conflict.view')}
          </Button>
          <Button size="small" type="primary" onClick={() => onResolve('mine')}>
            {t(isSame ? 'workflow.manager.conflict.mine' : 'workflow.manager.conflict.merge')}
          </Button>
          {isSame && (
            <Button size="small" onClick={() => onResolve('stored')}>
              {t('workflow.manager.conflict.stored')}
            </Button>
          )}
        </>
      }
    >
      <ul>
        {changedFields(base, theirs).map((field) => (
          <li key={field}>
            {t(`workflow.manager.field.${field}`)}
            {conflicts.fields.includes(field) && t('workflow.manager.conflict.both')}
          </li>
        ))}
      </ul>
      {names.length > 0 && (
        <div>
          {t('workflow.manager.conflict.nodes', {
            names: names.slice(0, MOST_NAMES),
            count: names.length,
          })}
        </div>
      )}
    </Note>
  );
}
