import { useT } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { FlowDefinition, FlowDraft } from '../../../api/flowDefinitions';
import { changedFields, draftOf } from '../draft/flowDraft';
import { Note } from '../fields/Note';

interface Props {
  /** What the edit started from, and what it has become. */
  base: FlowDraft;
  mine: FlowDraft;
  /** What is stored now. */
  latest: FlowDefinition;
  onView(): void;
  onResolve(prefer: 'mine' | 'stored'): void;
}

/** Says who has changed the definition meanwhile and what, and lets the person decide what to continue with. */
export function ConflictNote({ base, mine, latest, onView, onResolve }: Props) {
  const t = useT();
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => title.current?.focus(), [latest]);
  const own = changedFields(base, mine);
  const theirs = changedFields(base, draftOf(latest));
  const hasBoth = theirs.some((field) => own.includes(field));
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
            {t(hasBoth ? 'workflow.manager.conflict.overwrite' : 'workflow.manager.conflict.merge')}
          </Button>
          {hasBoth && (
            <Button size="small" onClick={() => onResolve('stored')}>
              {t('workflow.manager.conflict.take')}
            </Button>
          )}
        </>
      }
    >
      <ul>
        {theirs.map((field) => (
          <li key={field}>
            {t(`workflow.manager.field.${field}`)}
            {own.includes(field) && t('workflow.manager.conflict.both')}
          </li>
        ))}
      </ul>
    </Note>
  );
}
