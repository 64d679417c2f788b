import { randomId } from '@atrium/common/randomId';
import { usePortal, useT } from '@atrium/portal/sdk';
import { SidePanel } from '@atrium/portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FLOW_LIST_KEY, saveFlow } from '../../../api/flowDefinitions';
import type { FlowDraft } from '../../../api/flowDefinitions';
import { designRoute } from '../flowRoutes';
import { NewFlowForm } from '../list/NewFlowForm';
import type { NewFlow } from '../list/NewFlowFields';
import type { DraftEditor } from './useDraftEditor';

interface Props {
  editor: DraftEditor;
  isOpen: boolean;
  onClose(): void;
}

/**
 * Stores the draft of a definition that was deleted as a new one under a code of its own, and goes on there. The draft
 * itself stays the unsaved input of the design until then.
 */
export function SaveAsPanel({ editor, isOpen, onClose }: Props) {
  const t = useT();
  const { http, nav, tab } = usePortal();
  const queries = useQueryClient();
  const { draft } = editor;
  const [typed, setTyped] = useState<Partial<NewFlow>>({});
  const input: NewFlow = {
    name: draft.name,
    code: '',
    group: draft.group,
    pageCode: draft.pageCode,
    description: draft.description,
    ...typed,
  };
  /** One id for each content, so that a save whose answer was lost is not done twice. */
  const request = useRef({ content: '', id: '' });
  const saving = useMutation({
    mutationFn(sent: FlowDraft) {
      const content = JSON.stringify(sent);
      if (request.current.content !== content) request.current = { content, id: randomId() };
      return saveFlow(http, sent, { requestId: request.current.id });
    },
    onSuccess(saved, { name }) {
      editor.markSaved();
      onClose();
      nav.openRoute(designRoute(saved.flowId), name);
      tab.close();
      return queries.invalidateQueries({ queryKey: FLOW_LIST_KEY });
    },
  });
  const title = t('workflow.manager.saveAs');
  return (
    <SidePanel title={title} isOpen={isOpen} onClose={onClose}>
      <NewFlowForm
        title={title}
        input={input}
        isSaving={saving.isPending}
        error={saving.error}
        onChange={(fields) => setTyped({ ...typed, ...fields })}
        onCancel={onClose}
        onSubmit={(sent) => saving.mutateAsync({ ...draft, ...sent }).catch(() => undefined)}
      />
    </SidePanel>
  );
}
