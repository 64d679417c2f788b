import { usePortal, useT } from '@atrium/portal/sdk';
import { BusyButton, LoadFailure, PanelContent, SaveFailure, SidePanel, Skeleton } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { getFlow, publishedKey } from '../../../api/flowDefinitions';
import type { FlowDraft } from '../../../api/flowDefinitions';
import { draftOf } from '../draft/flowDraft';
import { Field } from '../../../fields/Field';
import { Note } from '../fields/Note';
import { ChangeList } from '../versions/ChangeList';
import type { DraftEditor } from './useDraftEditor';
import type { Publication, PublishedDraft } from './usePublication';
import styles from './design.module.css';

interface Props {
  editor: DraftEditor;
  publication: Publication;
  isOpen: boolean;
  onClose(): void;
}

/** The question before a publication, and afterwards what was published. */
export function PublishPanel({ editor, publication, isOpen, onClose }: Props) {
  const t = useT();
  const { result } = publication;
  const title = result
    ? t('workflow.manager.publish.done', { no: result.published })
    : t('workflow.manager.publish.title', { no: editor.stored.published + 1 });
  return (
    <SidePanel title={title} isOpen={isOpen} onClose={onClose}>
      {result ? (
        <PanelContent
          footer={
            <Button type="primary" autoFocus onClick={onClose}>
              {t('ui.close')}
            </Button>
          }
        >
          <Published result={result} />
        </PanelContent>
      ) : (
        <Question editor={editor} publication={publication} onClose={onClose} />
      )}
    </SidePanel>
  );
}

const MOST_CHARACTERS = 200;

/** What changes, and what becomes of the running processes. */
function Question({ editor, publication, onClose }: Omit<Props, 'isOpen'>) {
  const t = useT();
  const { note, setNote, isPublishing, error, publish } = publication;
  const next = { no: editor.stored.published + 1 };
  const isFirst = editor.stored.published === 0;
  return (
    <PanelContent
      footer={
        <>
          <Button disabled={isPublishing} onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <BusyButton type="primary" isBusy={isPublishing} onClick={publish}>
            {t('workflow.manager.publish.confirm', next)}
          </BusyButton>
        </>
      }
    >
      <div className={styles.publication}>
        {error && <SaveFailure error={error} />}
        {!isFirst && <h3>{t('workflow.manager.publish.changes')}</h3>}
        {!isFirst && <Changes editor={editor} />}
        <Note tone="info">
          {isFirst
            ? t('workflow.manager.publish.first')
            : t('workflow.manager.publish.running', { count: editor.stored.runningCount })}
          {editor.isDirty && <div>{t('workflow.manager.publish.saves')}</div>}
        </Note>
        <Field label={t('workflow.manager.publish.note')}>
          {(control) => (
            <Input.TextArea
              {...control}
              rows={3}
              maxLength={MOST_CHARACTERS}
              disabled={isPublishing}
              placeholder={t(`workflow.manager.publish.note.${isFirst ? 'first' : 'hint'}`)}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      </div>
    </PanelContent>
  );
}

/** The fields of a version, which fixes these only: the others take effect with the save. */
const asVersion = (version: FlowDraft, draft: FlowDraft): FlowDraft => ({
  ...draft,
  name: version.name,
  pageCode: version.pageCode,
  nodes: version.nodes,
});

/** What the draft changes of the version that is published now. */
function Changes({ editor: { draft, stored } }: Pick<Props, 'editor'>) {
  const t = useT();
  const { http } = usePortal();
  const { flowId, published } = stored;
  const { data, error, refetch } = useQuery({
    queryKey: publishedKey(flowId, published),
    queryFn: ({ signal }) => getFlow(http, flowId, { published, signal }),
  });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('ui.loading')} rows={3} />;
  return <ChangeList from={asVersion(draftOf(data), draft)} to={draft} />;
}

/** What was published, and which processes use it. */
function Published({ result: { published, runningCount, draft, before } }: { result: PublishedDraft }) {
  const t = useT();
  return (
    <div className={styles.publication}>
      <Note tone="info">
        {t('workflow.manager.publish.inUse', { no: published })}
        {runningCount > 0 && <div>{t('workflow.manager.publish.kept', { count: runningCount })}</div>}
      </Note>
      {before && (
        <>
          <h3>{t('workflow.manager.publish.published')}</h3>
          <ChangeList from={asVersion(before, draft)} to={draft} />
        </>
      )}
    </div>
  );
}
