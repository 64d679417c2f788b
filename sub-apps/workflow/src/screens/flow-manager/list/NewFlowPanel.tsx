import { isRecord } from '@atrium/common/isRecord';
import { randomId } from '@atrium/common/randomId';
import { usePortal, useT, useUnsavedInput } from '@atrium/portal/sdk';
import { BusyButton, DraftOffer, PanelContent, SaveFailure, SidePanel } from '@atrium/portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { FLOW_LIST_KEY, getFlow, saveFlow } from '../../../api/flowDefinitions';
import type { FlowSummary } from '../../../api/flowDefinitions';
import { basicProblems } from '../draft/basicProblems';
import { designRoute } from '../flowRoutes';
import { blankNodes } from './blankNodes';
import { NewFlowFields } from './NewFlowFields';
import type { NewFlow } from './NewFlowFields';
import styles from './NewFlowPanel.module.css';

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
  const formId = useId();
  const [typed, setTyped] = useState<Partial<NewFlow>>({});
  const [hasTried, setHasTried] = useState(false);
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
    setHasTried(false);
    saving.reset();
    onClose();
  }
  const close = async () => {
    if (await unsaved.confirmLeave()) leave();
  };
  const problems = basicProblems(input);
  const submit = () => {
    setHasTried(true);
    if (Object.keys(problems).length > 0 || saving.isPending) return;
    saving.mutate({ ...input, name: input.name.trim(), code: input.code.trim() });
  };
  return (
    <SidePanel title={title} isOpen={isOpen} onClose={() => void close()}>
      <PanelContent
        footer={
          <>
            <Button disabled={saving.isPending} onClick={() => void close()}>
              {t('ui.cancel')}
            </Button>
            <BusyButton type="primary" htmlType="submit" form={formId} isBusy={saving.isPending}>
              {t('workflow.manager.new.create')}
            </BusyButton>
          </>
        }
      >
        <form
          id={formId}
          aria-label={title}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <DraftOffer input={unsaved} onRestore={() => setTyped(readInput(unsaved.takeOffer()))} />
          {saving.error && <SaveFailure error={saving.error} />}
          <NewFlowFields
            input={input}
            problems={hasTried ? problems : {}}
            isDisabled={saving.isPending}
            onChange={(fields) => {
              const next = { ...typed, ...fields };
              setTyped(next);
              unsaved.change(next);
            }}
          />
        </form>
      </PanelContent>
    </SidePanel>
  );
}
