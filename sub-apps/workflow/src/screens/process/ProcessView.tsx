import { useNarrow, usePortal, useT } from '@atrium/portal/sdk';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '../../api/handleProcess';
import type { Process, ProcessAction } from '../../api/process';
import { useRegularLook, useReturn } from '../../useReturn';
import { actedSince } from './actedSince';
import { ACTION_RULES, actionBar } from './actionRules';
import { autoNextItem } from './autoNext';
import type { AutoNext } from './autoNext';
import { ActionDock } from './composer/ActionDock';
import { Composer } from './composer/Composer';
import { ResubmitPlan } from './composer/ResubmitPlan';
import type { ApproversFor } from './composer/ResubmitPlan';
import { useUploads } from './composer/useUploads';
import { ConflictNote } from './ConflictNote';
import type { ListedProcess, Neighbours } from './neighboursOf';
import { ownPlaceItems } from './ownPlaceItems';
import { ProcessFields } from './ProcessFields';
import { ProcessForm } from './ProcessForm';
import { ProcessFrame } from './ProcessFrame';
import { ProcessFacts, ProcessHead } from './ProcessHead';
import { ProcessSections } from './ProcessSections';
import type { SectionName } from './ProcessSections';
import { ReturnNote } from './ReturnNote';
import { useComposition } from './useComposition';
import { useMountedForm } from './useMountedForm';
import { useProcessActions } from './useProcessActions';
import type { Stale } from './useProcessActions';
import type { ProcessInput } from './useProcessInput';
import { useProcessKeys } from './useProcessKeys';
import { useProcessPrint } from './useProcessPrint';
import { useReadMark } from './useReadMark';

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
  /** The person comes back to it from another window or tab, or has had it in sight for long. */
  onReadAgain(): void;
  /** The task of the person has ended. */
  onTaskEnded(action: ProcessAction, outcome: Outcome): void;
}

/** Nobody goes on with it any more. */
const ENDED: readonly Process['state'][] = ['approved', 'rejected', 'cancelled'];

const NO_ACTIONS: Process['actions'] = [];

/** A process that is read: what it shows, and what the person may do with it. */
export function ProcessView(props: Props) {
  const { process, isGone, frame, input, autoNext, neighbours, onOpen, onReadAgain } = props;
  const t = useT();
  const { nav } = usePortal();
  const isNarrow = useNarrow();
  const content = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const approversFor = useRef<ApproversFor>(undefined);
  const [stale, setStale] = useState<Stale>();
  const [section, setSection] = useState<SectionName>('application');
  /** On a phone the fields of the decision are folded away beside the diagram and the record. */
  const [isUnfolded, setUnfolded] = useState(false);
  const composed = useComposition(input);
  const form = useMountedForm(process);
  const uploads = useUploads(composed.attach);
  const print = useProcessPrint(process, form);
  useProcessKeys(content, neighbours, onOpen);
  useReadMark(process);
  // Nobody approves or submits what is not there to be read.
  const blockedReason = form.isMissing ? t('workflow.process.form.missing') : undefined;
  const { run, chosen, hasUrged, choose, send } = useProcessActions({
    ...props,
    // Who was told of the change sends over it knowingly.
    version: stale ? process.version : form.version,
    composed,
    form,
    uploads,
    approversFor,
    dock,
    input,
    onStale: setStale,
    // At once, because a hidden field cannot get the focus.
    onMissing: () => flushSync(() => setUnfolded(true)),
    onIncomplete: () => setSection('application'),
    blockedReason,
  });
  const readAgain = () => {
    onReadAgain();
    run.settle();
  };
  useReturn(content, readAgain);
  useRegularLook(content, () => !isGone && !ENDED.includes(process.state) && readAgain());

  const { composition } = composed;
  const actions = isGone ? NO_ACTIONS : process.actions;
  // What was just pressed stays in its place, so that a second press does not meet another action.
  const isUrgePaused = hasUrged && process.state === 'running' && !actions.includes('urge');
  const bar = actionBar(isUrgePaused && !isGone ? [...actions, 'urge'] : actions, isNarrow);
  const reasonOf = (action: ProcessAction) => {
    if (action === 'urge' && isUrgePaused) return t('workflow.process.urged');
    return ACTION_RULES[action].sendsForm ? blockedReason : undefined;
  };
  // The platform may take an action away while its form is open.
  const open = chosen && actions.includes(chosen) ? chosen : undefined;
  const isSplit = frame === 'page' && !isNarrow;
  const plan = open === 'resubmit' && (
    <ResubmitPlan
      process={process}
      form={form.source}
      chosen={composition.chosen}
      onPlan={(find) => {
        approversFor.current = find;
      }}
      onChange={(chosenPeople) => composed.change({ chosen: chosenPeople })}
    />
  );
  const composer = (open || bar.isDeciding) && (
    <Composer
      key={open ?? 'decide'}
      process={process}
      action={open}
      composition={composition}
      uploads={uploads}
      run={run}
      isFormLeftOut={form.isDirty && open !== undefined && !ACTION_RULES[open].sendsForm}
      plan={!isSplit && plan}
      onChange={composed.change}
      onSubmit={() => {
        if (open) send(open);
        else if (actions.includes('approve')) send('approve');
      }}
    />
  );
  const facts = <ProcessFacts process={process} />;
  return (
    <ProcessFrame
      ref={content}
      frame={frame}
      head={
        <>
          <ProcessHead process={process} hasTitle={frame === 'page'} neighbours={neighbours} onOpen={onOpen} />
          {!isNarrow && facts}
        </>
      }
      foot={
        <ActionDock
          ref={dock}
          bar={bar}
          chosen={open}
          running={run.running}
          reasonOf={reasonOf}
          isFolded={isNarrow && section !== 'application' && !open && !isUnfolded}
          items={[
            ...(neighbours && actions.includes('approve') && !open ? [autoNextItem(t, autoNext)] : []),
            ...(frame === 'panel' ? ownPlaceItems(process, t, nav) : []),
            { key: 'print', text: t('workflow.process.print'), label: t('workflow.process.print'), onPress: print },
          ]}
          onChoose={choose}
          onRun={send}
        >
          {composer}
        </ActionDock>
      }
    >
      {actions.length > 0 && input.offer}
      {!stale && <ReturnNote process={process} />}
      {stale && (
        <ConflictNote
          reason={isGone ? 'gone' : stale.reason}
          acted={actedSince(stale.before, process.steps)}
          comment={composition.comment}
          onSendComment={
            composition.comment !== '' && actions.includes('comment') ? () => choose('comment') : undefined
          }
          onReload={form.isOutdated ? form.reload : undefined}
          onClose={() => setStale(undefined)}
        />
      )}
      <ProcessSections
        process={process}
        frame={frame}
        shown={section}
        facts={facts}
        plan={isSplit && plan}
        onShow={(name) => {
          setSection(name);
          setUnfolded(false);
        }}
      >
        {form.shown ? (
          <ProcessForm
            key={form.key}
            form={form.shown}
            draftOf={JSON.stringify(['process', process.processId, process.task?.taskId])}
            onMounted={form.setPage}
            onLoaded={form.noteLoaded}
            onChange={form.noteChange}
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
