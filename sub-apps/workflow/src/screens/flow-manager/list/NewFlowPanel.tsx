import { isRecord } from '@atrium/common/isRecord';
import { randomId } from '@atrium/common/randomId';
import { usePortal, useT, useUnsavedInput } from '@atrium/portal/sdk';
import { DraftOffer, SidePanel } from '@atrium/portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FLOW_LIST_KEY, getFlow, saveFlow } from '../../../api/flowDefinitions';
import type { FlowSummary } from '../../../api/flowDefinitions';
import { designRoute } from '../flowRoutes';
import { blankNodes } from './blankNodes';
import type { NewFlow } from './NewFlowFields';
import { NewFlowForm } from './NewFlowForm';

interface Props {
  isOpen: boolean;
  /** The definition that the new one is a copy of. */
  source: FlowSummary | undefined;
  onClose(): void;
  onReopen(source: FlowSummary | undefined): void;
}

const BLANK: NewFlow = { name: '', code: '', group: '', pageCode: '', description: '' };

function readInput(content: unknown): Partial<NewFlow> {
  if (!isRecord(content)) return {};
  const fields = Object.keys(BLANK).filter((field) => typeof content[field] === 'string');
  return Object.fromEntries(fields.map((field) => [field, content[field]]));
}

/** Creates a definition, or copies one, and opens its design. */
export function NewFlowPanel({ isOpen, source, onClose, onReopen }: Props) {
  const t = useT();
  const { http, nav } = usePortal();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Partial<NewFlow>>({});
  const [requestId, setRequestId] = useState(randomId);
  const copied = source && {
    name: t('workflow.manager.copy.name', { name: source.name }),
    group: source.group,
    pageCode: source.pageCode,
    description: source.description,
  };
  const input: NewFlow = { ...BLANK, ...copied, ...typed };
  const saving = useMutation({
    async mutationFn(draft: NewFlow) {
      const from = source && (await getFlow(http, source.flowId));
      const nodes = from?.nodes ?? blankNodes(t);
      const rest = { icon: from?.icon ?? '', admins: from?.admins ?? [] };
      return saveFlow(http, { ...draft, ...rest, nodes }, { requestId });
    },
    onSuccess(saved, { name }) {
      unsaved.markSaved();
      leave();
      setRequestId(randomId());
      nav.openRoute(designRoute(saved.flowId), name);
      return queries.invalidateQueries({ queryKey: FLOW_LIST_KEY });
    },
  });
  const title = source ? t('workflow.manager.copy.of', { name: source.name }) : t('workflow.manager.new');
  const unsaved = useUnsavedInput({
    title,
    opened: { source },
    record: isOpen ? `flow new ${source?.flowId ?? ''}` : undefined,
    isSaving: saving.isPending,
    onRestore({ content, opened }) {
      setTyped(readInput(content));
      onReopen((opened as { source?: FlowSummary }).source);
    },
  });
  function leave() {
    setTyped({});
    saving.reset();
    onClose();
  }
  const close = async () => {
    if (await unsaved.confirmLeave()) leave();
  };
  return (
    <SidePanel title={title} isOpen={isOpen} onClose={() => void close()}>
      <NewFlowForm
        title={title}
        input={input}
        isSaving={saving.isPending}
        error={saving.error}
        note={<DraftOffer input={unsaved} onRestore={() => setTyped(readInput(unsaved.takeOffer()))} />}
        onChange={(fields) => {
          const next = { ...typed, ...fields };
          setTyped(next);
          unsaved.change(next);
        }}
        onCancel={() => void close()}
        onSubmit={(sent) => saving.mutateAsync(sent).catch(() => undefined)}
      />
    </SidePanel>
  );
}
