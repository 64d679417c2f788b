import { usePortal, useT } from '@atrium/portal/sdk';
import { BusyButton, LoadFailure, PanelContent, SaveFailure, SidePanel, Skeleton } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { FLOWS_KEY, getFlow } from '../../../api/flowDefinitions';
import { draftOf } from '../draft/flowDraft';
import { Field } from '../fields/Field';
import { Note } from '../fields/Note';
import { ChangeList } from '../versions/ChangeList';
import type { FlowEditor } from './useFlowEditor';
import type { Publication } from './usePublication';
import styles from './design.module.css';

interface Props {
  editor: FlowEditor;
  publication: Publication;
  isOpen: boolean;
  onClose(): void;
}

const MOST_CHARACTERS = 200;

/** The question before a publication: what changes, and what becomes of the running processes. */
export function PublishPanel({ editor, publication, isOpen, onClose }: Props) {
  const t = useT();
  const { note, setNote, isPublishing, error, publish } = publication;
  const next = { no: editor.stored.published + 1 };
  return (
    <SidePanel title={t('workflow.manager.publish.title', next)} isOpen={isOpen} onClose={onClose}>
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
          <h3>{t('workflow.manager.publish.changes')}</h3>
          <Changes editor={editor} />
          <Note tone="info">
            {t('workflow.manager.publish.running', { count: editor.stored.runningCount })}
            {editor.isDirty && <div>{t('workflow.manager.publish.saves')}</div>}
          </Note>
          <Field label={t('workflow.manager.publish.note')}>
            {(control) => (
              <Input.TextArea
                {...control}
                rows={3}
                maxLength={MOST_CHARACTERS}
                disabled={isPublishing}
                placeholder={t('workflow.manager.publish.note.hint')}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
        </div>
      </PanelContent>
    </SidePanel>
  );
}

/** What the draft changes of the version that is published now. */
function Changes({ editor: { draft, stored } }: Pick<Props, 'editor'>) {
  const t = useT();
  const { http } = usePortal();
  const { flowId, published } = stored;
  const { data, error, refetch } = useQuery({
    queryKey: [...FLOWS_KEY, 'view', flowId, published],
    queryFn: ({ signal }) => getFlow(http, flowId, { published, signal }),
    enabled: published > 0,
  });
  if (published === 0) return <p>{t('workflow.manager.publish.first')}</p>;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('ui.loading')} rows={3} />;
  // A version fixes these; the others take effect with the save.
  const { name, pageCode, nodes } = draftOf(data);
  return <ChangeList from={{ ...draft, name, pageCode, nodes }} to={draft} />;
}
