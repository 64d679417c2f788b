import type { Process, ProcessAction, ProcessTask } from '../../api/process';
import type { Composition } from './composition';

interface ActionRule {
  needsComment?: true;
  /** Whom it concerns: one person, or several. */
  people?: 'one' | 'several';
  /** Asks whether all or any of them have to approve. */
  hasMode?: true;
  hasReturnStep?: true;
  /** Sends the form. The other actions neither check nor change it. */
  sendsForm?: true;
  /** Decides the task: it can be signed. */
  isDecision?: true;
  /** It needs the signature where the step demands one. */
  mustSign?: true;
  /** The task is no longer the person's: the next one can be opened. */
  endsTask?: true;
  /** Its button is red. */
  isDanger?: true;
  /** Its button is never the main one: a process can also be left as it is. */
  isMinor?: true;
  /** Happens at once, without a form of its own. */
  isImmediate?: true;
}

export const ACTION_RULES: Readonly<Record<ProcessAction, ActionRule>> = {
  approve: { sendsForm: true, isDecision: true, mustSign: true, endsTask: true },
  reject: { needsComment: true, isDecision: true, endsTask: true, isDanger: true },
  return: { needsComment: true, hasReturnStep: true, isDecision: true, endsTask: true },
  transfer: { people: 'one', endsTask: true },
  addbefore: { people: 'several' },
  addafter: { people: 'several' },
  countersign: { people: 'several', hasMode: true },
  withdraw: { isMinor: true },
  urge: { isMinor: true },
  cancel: { isDanger: true },
  resubmit: { sendsForm: true },
  comment: { needsComment: true, isMinor: true },
  editdraft: { isImmediate: true },
  deletedraft: { isImmediate: true, isDanger: true },
};

/** The people of an action: of a choice of one the last. */
export const peopleFor = (action: ProcessAction, people: Composition['people']): Composition['people'] => {
  const { people: whom } = ACTION_RULES[action];
  if (!whom) return [];
  return whom === 'one' ? people.slice(-1) : people;
};

/**
 * The id of the step that a process is returned to: the chosen one. Until one is chosen it is the applicant, who is nearly
 * always meant, or the only step that there is. Empty for none, also when the chosen one is no longer open.
 */
export function returnStepFor(
  returnTo: string,
  { returnSteps, nodes }: Pick<Process, 'returnSteps' | 'nodes'>,
): string {
  if (returnTo !== '') return returnSteps.some(({ nodeId }) => nodeId === returnTo) ? returnTo : '';
  const [only, ...others] = returnSteps;
  if (only && others.length === 0) return only.nodeId;
  const starts = nodes.filter(({ type }) => type === 'start').map(({ id }) => id);
  return returnSteps.find(({ nodeId }) => starts.includes(nodeId))?.nodeId ?? '';
}

export type MissingPart = 'comment' | 'people' | 'returnTo' | 'signature';

/** The first part that an action still needs; undefined when it can be sent. */
export function missingPart(
  action: ProcessAction,
  { comment, people, returnTo, signature }: Composition,
  process: Pick<Process, 'task' | 'returnSteps' | 'nodes'>,
): MissingPart | undefined {
  const { task } = process;
  const rule = ACTION_RULES[action];
  if (rule.people && people.length === 0) return 'people';
  if (rule.hasReturnStep && returnStepFor(returnTo, process) === '') return 'returnTo';
  if (comment.trim() === '' && needsComment(action, task)) return 'comment';
  return rule.mustSign && task?.needsSignature && signature === '' ? 'signature' : undefined;
}

export const needsComment = (action: ProcessAction, task: ProcessTask | undefined): boolean =>
  ACTION_RULES[action].needsComment === true || (action === 'approve' && task?.needsComment === true);

/** The order of the buttons, the most important one last, as in every footer. */
const DECISIONS: readonly ProcessAction[] = ['return', 'reject', 'approve'];
const OTHERS: readonly ProcessAction[] = ['comment', 'withdraw', 'urge', 'editdraft', 'resubmit'];
const MAX_OTHERS = 2;
/** On a phone they stand in one row. */
const MAX_NARROW = 2;

export interface ActionBar {
  /** Whether the person decides: the comment of the decision is open at once. */
  isDeciding: boolean;
  /** Buttons, the primary one last. */
  main: readonly ProcessAction[];
  /** Items of the menu; destructive ones last. */
  more: readonly ProcessAction[];
}

/** Which actions are buttons and which are in the menu. */
export function actionBar(actions: readonly ProcessAction[], isNarrow = false): ActionBar {
  const isDeciding = actions.includes('approve') || actions.includes('reject');
  const listed = (isDeciding ? DECISIONS : OTHERS).filter((action) => actions.includes(action));
  const most = isNarrow ? MAX_NARROW : isDeciding ? DECISIONS.length : MAX_OTHERS;
  const main = listed.slice(-most);
  const rest = actions.filter((action) => !main.includes(action));
  const isDanger = (action: ProcessAction) => ACTION_RULES[action].isDanger === true;
  return { isDeciding, main, more: [...rest.filter((action) => !isDanger(action)), ...rest.filter(isDanger)] };
}
