import { usePortal } from '@atrium/portal/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { markRead } from '../../api/getProcess';
import type { Outcome } from '../../api/handleProcess';
import { PROCESSES_KEY } from '../../api/listProcesses';
import type { Process, ProcessAction } from '../../api/process';
import { useReturn } from '../../useReturn';
import { actedSince } from './actedSince';
import { ACTION_RULES, actionBar } from './actionRules';
import type { AutoNext } from './autoNext';
import { ActionDock } from './composer/ActionDock';
import { AutoNextSwitch } from './composer/AutoNextSwitch';
import { Composer } from './composer/Composer';
import { useUploads } from './composer/useUploads';
import { ConflictNote } from './ConflictNote';
import type { ListedProcess, Neighbours } from './neighboursOf';
import { ProcessFields } from './ProcessFields';
import { ProcessForm } from './ProcessForm';
import { ProcessFrame } from './ProcessFrame';
import { ProcessHead } from './ProcessHead';
import { ProcessSections } from './ProcessSections';
import { useComposition } from './useComposition';
import { useMountedForm } from './useMountedForm';
import { useProcessActions } from './useProcessActions';
import type { Stale } from './useProcessActions';
import type { ProcessInput } from './useProcessInput';
import { useProcessKeys } from './useProcessKeys';
import { useProcessPrint } from './useProcessPrint';

interface Props {
  process: Process;
  /** It has been deleted meanwhile. */
  isGone: boolean;
  frame: 'panel' | 'page';
  input: ProcessInput;
  autoNext: AutoNext;
  neighbours: Neighbours<ListedProcess> | undefined;
  onOpen: ((process: ListedProcess) => void) | undefined;
  onLeave(): void;
  onHandled(): void;
  /** The person comes back to it from another window or tab. */
  onReturn(): void;
  /** The task of the person has ended. */
  onTaskEnded(action: ProcessAction, outcome: Outcome): void;
}

const NO_ACTIONS: Process['actions'] = [];

/** A process that is read: what it shows, and what the person may do with it. */
export function ProcessView(props: Props) {
  const { process, isGone, frame, input, autoNext, neighbours, onOpen, onReturn } = props;
  const content = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const [stale, setStale] = useState<Stale>();
  const composed = useComposition(input);
  const form = useMountedForm(process);
  const uploads = useUploads(composed.attach);
  const print = useProcessPrint(process);
  useProcessKeys(content, neighbours, onOpen);
  useReadMark(process);
  useReturn(content, onReturn);
  const { run, chosen, choose, send } = useProcessActions({
    ...props,
    // Who was told of the change sends over it knowingly.
    version: stale ? process.version : form.version,
    composed,
    form,
    uploads,
    dock,
    input,
    onStale: setStale,
  });

  const { composition } = composed;
  const actions = isGone ? NO_ACTIONS : process.actions;
  const bar = actionBar(actions);
  // The platform may take an action away while its form is open.
  const open = chosen && actions.includes(chosen) ? chosen : undefined;
  const composer = (open || bar.isDeciding) && (
    <Composer
      key={open ?? 'decide'}
      process={process}
      action={open}
      composition={composition}
      uploads={uploads}
      run={run}
      isFormLeftOut={form.isDirty && open !== undefined && !ACTION_RULES[open].sendsForm}
      onChange={composed.change}
      onSubmit={() => {
        if (open) send(open);
        else if (actions.includes('approve')) send('approve');
      }}
    />
  );
  return (
    <ProcessFrame
      ref={content}
      frame={frame}
      head={<ProcessHead process={process} hasTitle={frame === 'page'} neighbours={neighbours} onOpen={onOpen} />}
      foot={
        <ActionDock
          ref={dock}
          bar={bar}
          chosen={open}
          running={run.running}
          aside={bar.isDeciding && neighbours && <AutoNextSwitch autoNext={autoNext} />}
          onPrint={print}
          onChoose={choose}
          onRun={send}
        >
          {composer}
        </ActionDock>
      }
    >
      {actions.length > 0 && input.offer}
      {stale && (
        <ConflictNote
          reason={isGone ? 'gone' : stale.reason}
          acted={actedSince(stale.before, process.steps)}
          comment={composition.comment}
          onSendComment={actions.includes('comment') ? () => choose('comment') : undefined}
          onReload={form.isOutdated ? form.reload : undefined}
          onClose={() => setStale(undefined)}
        />
      )}
      <ProcessSections process={process} frame={frame}>
        {form.shown ? (
          <ProcessForm
            key={form.key}
            form={form.shown}
            draftOf={JSON.stringify(['process', process.processId, process.task?.taskId])}
            onMounted={form.setPage}
            onDirty={(isDirty) => {
              form.setDirty(isDirty);
              input.setFormDirty(isDirty);
            }}
          />
        ) : (
          <ProcessFields fields={process.fields} />
        )}
      </ProcessSections>
    </ProcessFrame>
  );
}

/** Notes that the person has read a copy. */
function useReadMark({ processId, isUnreadCopy }: Process): void {
  const { badges, http, log } = usePortal();
  const queries = useQueryClient();
  const mark = useEffectEvent(async () => {
    try {
      await markRead(http, processId);
      badges.refresh();
      await queries.invalidateQueries({ queryKey: PROCESSES_KEY });
    } catch (error) {
      // It stays unread, which its list shows.
      log({ level: 'warn', source: 'workflow', message: 'A copy was not marked as read', error });
    }
  });
  useEffect(() => {
    if (isUnreadCopy) void mark();
  }, [processId, isUnreadCopy]);
}
