import { useLanguage, useNarrow, usePortal, useT } from '@atrium/portal/sdk';
import { SaveFailure } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { decidersOf } from '../../../api/listCandidates';
import { phrasesQuery } from '../../../api/phrases';
import type { Process, ProcessAction } from '../../../api/process';
import { PeopleField } from '../../../people/PeopleField';
import { ACTION_RULES, needsComment, peopleFor, returnStepFor } from '../actionRules';
import type { MissingPart } from '../actionRules';
import type { Composition } from '../composition';
import { returnTargets } from '../returnTargets';
import type { ActionRun } from '../useAction';
import { CommentField } from './CommentField';
import { CommentTools } from './CommentTools';
import styles from './Composer.module.css';
import { FileField } from './FileField';
import { PhraseList } from './PhraseList';
import { ReturnStepField } from './ReturnStepField';
import { SignatureField } from './SignatureField';
import type { Uploads } from './useUploads';

interface Props {
  process: Process;
  /** The chosen action; undefined: the person decides, and the buttons say how. */
  action: ProcessAction | undefined;
  composition: Composition;
  uploads: Uploads;
  run: ActionRun;
  /** The form has changes that this action does not send. */
  isFormLeftOut: boolean;
  /** Who will be asked after this action. */
  plan: ReactNode;
  onChange(change: Partial<Composition>): void;
  /** Ctrl-Enter in the comment. */
  onSubmit(): void;
}

/** What an action needs: people, a step, a comment with files, a signature. Its input stays when another is chosen. */
export function Composer(props: Props) {
  const { process, action, composition, uploads, run, isFormLeftOut, plan, onChange, onSubmit } = props;
  const t = useT();
  const language = useLanguage();
  const { http, message } = usePortal();
  const [hasPhrases, setHasPhrases] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const [isSigning, setIsSigning] = useState(false);
  const phrases = useQuery({ ...phrasesQuery(http), enabled: isUsed || hasPhrases });
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const focusFirst = useEffectEvent(() => {
    const first = root.current?.querySelector<HTMLElement>('fieldset :is(input, button), textarea');
    // The comment of a decision only takes a focus that is nowhere, and on a phone none: the keyboard would cover much.
    if (action || (!isNarrow && isFocusFree(root.current))) first?.focus({ preventScroll: true });
  });
  useEffect(() => focusFirst(), []);

  const isBusy = run.running !== undefined;
  const rule = action && ACTION_RULES[action];
  const { comment, attachments, people, mode, signature } = composition;
  const returnTo = returnStepFor(composition.returnTo, process);
  const isEmpty: Readonly<Record<MissingPart, boolean>> = {
    comment: comment.trim() === '',
    people: people.length === 0,
    returnTo: returnTo === '',
    signature: signature === '',
  };
  // It is told until the part is there, or another action is chosen.
  const problemOf = (part: MissingPart) => {
    const { missing } = run;
    const isTold = missing?.part === part && isEmpty[part] && (action === undefined || missing.action === action);
    return isTold ? t(part === 'comment' ? commentKey(missing.action) : `workflow.process.missing.${part}`) : undefined;
  };
  const insert = (phrase: string) => onChange({ comment: comment === '' ? phrase : `${comment} ${phrase}` });
  const closePhrases = () => {
    setHasPhrases(false);
    root.current?.querySelector('textarea')?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || !hasPhrases) return;
    // It closes the templates, not the panel around them.
    event.preventDefault();
    closePhrases();
  };
  const showPhrases = () => {
    setHasPhrases(!hasPhrases);
    setIsUsed(true);
  };
  const insertAt = (place: number) => {
    const phrase = phrases.data?.[place - 1];
    if (phrase) insert(phrase);
    else if (phrases.data) message.info(t('workflow.process.phrases.missing', { place }));
  };
  const toFill = action === undefined ? requiredTitles(process) : [];
  const maySign = !rule || rule.isDecision === true;
  const mustSign = (!rule || rule.mustSign === true) && process.task?.needsSignature === true;
  const hasSignature = mustSign || (maySign && (isSigning || signature !== ''));
  return (
    <div
      ref={root}
      className={styles.composer}
      role="group"
      aria-label={t(`workflow.process.action.${action ?? 'decide'}`)}
      onKeyDown={handleKeyDown}
    >
      {run.error && <SaveFailure error={run.error} />}
      {action && <h2 className={styles.heading}>{t(`workflow.process.action.${action}`)}</h2>}
      {toFill.length > 0 && <p className={styles.hint}>{t('workflow.process.toFill', { names: toFill })}</p>}
      {isFormLeftOut && <p className={styles.hint}>{t('workflow.process.formLeftOut')}</p>}
      {rule?.people && action && (
        <PeopleField
          label={t(`workflow.process.people.${action}`)}
          people={peopleFor(action, people)}
          isSeveral={rule.people === 'several'}
          isRequired
          isDisabled={isBusy}
          problem={problemOf('people')}
          source={decidersOf(process.processId)}
          onChange={(chosen) => onChange({ people: chosen })}
        />
      )}
      {rule?.hasMode && (
        <div className={styles.choices} role="radiogroup" aria-label={t('workflow.process.mode')}>
          {(['all', 'any'] as const).map((each) => (
            <label key={each} className={styles.choice}>
              <input
                type="radio"
                name={id}
                checked={mode === each}
                disabled={isBusy}
                onChange={() => onChange({ mode: each })}
              />
              {t(`workflow.process.mode.${each}`)}
            </label>
          ))}
        </div>
      )}
      {rule?.hasReturnStep && (
        <ReturnStepField
          targets={returnTargets(process, t, language)}
          returnTo={returnTo}
          isDisabled={isBusy}
          problem={problemOf('returnTo')}
          onChange={(nodeId) => onChange({ returnTo: nodeId })}
        />
      )}
      {plan}
      <CommentField
        label={t(action ? 'workflow.process.comment.of' : 'workflow.process.comment')}
        hint={commentHint(t, action, process)}
        comment={comment}
        isDisabled={isBusy}
        problem={problemOf('comment')}
        onChange={(text) => onChange({ comment: text })}
        onSubmit={onSubmit}
        onPhrase={insertAt}
        onFocus={() => setIsUsed(true)}
        tools={
          <CommentTools
            isDisabled={isBusy}
            hasPhrases={hasPhrases}
            onPhrases={showPhrases}
            onFiles={uploads.add}
            onSign={maySign && !hasSignature ? () => setIsSigning(true) : undefined}
          />
        }
      />
      {hasPhrases && (
        <PhraseList
          phrases={phrases}
          onInsert={(phrase) => {
            insert(phrase);
            closePhrases();
          }}
        />
      )}
      <FileField
        attachments={attachments}
        uploads={uploads}
        isDisabled={isBusy}
        onRemove={({ url }) => onChange({ attachments: attachments.filter((file) => file.url !== url) })}
      />
      {hasSignature && (
        <SignatureField
          signature={signature}
          isDisabled={isBusy}
          problem={problemOf('signature')}
          onChange={(url) => onChange({ signature: url })}
          onLeaveOut={
            mustSign
              ? undefined
              : () => {
                  setIsSigning(false);
                  onChange({ signature: '' });
                }
          }
        />
      )}
    </div>
  );
}

/** Whether the focus is on no control: nowhere, or on the panel around the element as a whole. */
function isFocusFree(element: Element | null): boolean {
  const { activeElement } = document;
  return (
    !activeElement ||
    activeElement === document.body ||
    (activeElement.contains(element) && activeElement.matches('[tabindex="-1"]'))
  );
}

/** What the person has to fill in before they approve. */
const requiredTitles = ({ form, formFields }: Process): readonly string[] =>
  formFields
    .filter(({ name }) => form && Object.hasOwn(form.rights.fields, name) && form.rights.fields[name] === 'required')
    .map(({ title }) => title);

const commentKey = (action: ProcessAction) =>
  ACTION_RULES[action].isDecision ? `workflow.process.comment.required.${action}` : 'workflow.process.comment.required';

/** What the field says while it is empty. */
function commentHint(t: (key: string) => string, action: ProcessAction | undefined, { task }: Process): string {
  if (action === undefined)
    return t(task?.needsComment ? 'workflow.process.comment.hint.always' : 'workflow.process.comment.hint');
  return t(
    needsComment(action, task) ? 'workflow.process.comment.hint.needed' : 'workflow.process.comment.hint.optional',
  );
}
