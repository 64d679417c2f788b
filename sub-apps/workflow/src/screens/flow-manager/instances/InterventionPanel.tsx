import { isRecord } from '@atrium/common/isRecord';
import { useT, useUnsavedInput } from '@atrium/portal/sdk';
import { BusyButton, DraftOffer, PanelContent, SaveFailure, SidePanel } from '@atrium/portal/ui';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { FlowInstance } from '../../../api/flowInstances';
import { Field } from '../../../fields/Field';
import { keptPeople } from '../../../plan/chosen';
import { Note } from '../fields/Note';
import { isOpenProcess } from './instanceColumns';
import styles from './InterventionPanel.module.css';
import { ReassignFields } from './ReassignFields';
import { useIntervention } from './useIntervention';
import type { InterventionInput, InterventionKind } from './useIntervention';

/** What is done with which process. */
export interface Intervention {
  kind: InterventionKind;
  instance: FlowInstance;
}

interface Props extends Intervention {
  isOpen: boolean;
  onClose(): void;
  onReopen(opened: Intervention): void;
}

const MOST_CHARACTERS = 500;
const EMPTY: InterventionInput = { taskId: '', target: undefined, comment: '' };

/** The input that is brought back; none of anything else. */
function readInput(content: unknown): InterventionInput {
  if (!isRecord(content)) return EMPTY;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { taskId: text(content.taskId), target: keptPeople([content.target])[0], comment: text(content.comment) };
}

/** Gives a task of a process to another position, or terminates the process; both with a comment. */
export function InterventionPanel({ kind, instance, isOpen, onClose, onReopen }: Props) {
  const t = useT();
  const formId = useId();
  const [input, setInput] = useState(EMPTY);
  const [hasTried, setHasTried] = useState(false);
  const title = t(`workflow.manager.${kind}.of`, { name: instance.title });
  const intervention = useIntervention(kind, instance);
  const { isActing, error } = intervention;
  const unsaved = useUnsavedInput({
    title,
    opened: { kind, instance } satisfies Intervention,
    record: isOpen ? `flow ${kind} ${instance.processId}` : undefined,
    isSaving: isActing,
    onRestore(state) {
      setInput(readInput(state.content));
      onReopen(state.opened as Intervention);
    },
  });
  const change = (fields: Partial<InterventionInput>) => {
    const next = { ...input, ...fields };
    setInput(next);
    unsaved.change(next);
  };
  const leave = () => {
    setInput(EMPTY);
    setHasTried(false);
    intervention.reset();
    onClose();
  };
  const close = async () => {
    if (await unsaved.confirmLeave()) leave();
  };
  const { tasks } = instance;
  const [firstTask] = tasks;
  const known = tasks.find((task) => task.taskId === input.taskId);
  // A task that somebody has decided meanwhile is no choice any more.
  const taskId = (known ?? (tasks.length === 1 ? firstTask : undefined))?.taskId ?? '';
  const isEnded = !isOpenProcess(instance) || (kind === 'reassign' && tasks.length === 0);
  const hasComment = input.comment.trim() !== '';
  const submit = async () => {
    setHasTried(true);
    const isComplete = hasComment && (kind === 'terminate' || (taskId && input.target));
    if (!isComplete || isEnded || !(await intervention.act({ ...input, taskId }))) return;
    unsaved.markSaved();
    leave();
  };
  return (
    <SidePanel title={title} isOpen={isOpen} onClose={() => void close()}>
      <PanelContent
        footer={
          <>
            <Button disabled={isActing} onClick={() => void close()}>
              {t('ui.cancel')}
            </Button>
            <BusyButton
              type="primary"
              danger={kind === 'terminate'}
              htmlType="submit"
              form={formId}
              isBusy={isActing}
              disabled={isEnded}
            >
              {t(`workflow.manager.${kind}`)}
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
            void submit();
          }}
        >
          <DraftOffer input={unsaved} onRestore={() => setInput(readInput(unsaved.takeOffer()))} />
          {error && <SaveFailure error={error} />}
          {isEnded && <Note tone="warning">{t('workflow.manager.process.endedNow')}</Note>}
          {kind === 'reassign' && (
            <ReassignFields
              processId={instance.processId}
              tasks={tasks}
              taskId={taskId}
              target={input.target}
              isDisabled={isActing}
              showsProblems={hasTried}
              onChange={change}
            />
          )}
          <Field
            label={t('workflow.manager.comment')}
            isRequired
            problem={hasTried && !hasComment ? t('workflow.manager.comment.required') : undefined}
          >
            {(control) => (
              <Input.TextArea
                {...control}
                rows={4}
                maxLength={MOST_CHARACTERS}
                disabled={isActing}
                placeholder={t(`workflow.manager.${kind}.comment.hint`)}
                value={input.comment}
                onChange={({ target }) => change({ comment: target.value })}
              />
            )}
          </Field>
        </form>
      </PanelContent>
    </SidePanel>
  );
}
