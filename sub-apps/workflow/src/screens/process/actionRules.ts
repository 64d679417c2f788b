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
  /** Decides the task: it needs the signature where the step demands one. */
  isDecision?: true;
  /** The task is no longer the person's: the next one can be opened. */
  endsTask?: true;
  isDanger?: true;
  /** Happens at once, without a form of its own. */
  isImmediate?: true;
}

export const ACTION_RULES: Readonly<Record<ProcessAction, ActionRule>> = {
  approve: { sendsForm: true, isDecision: true, endsTask: true },
  reject: { needsComment: true, isDecision: true, endsTask: true, isDanger: true },
  return: { needsComment: true, hasReturnStep: true, isDecision: true, endsTask: true },
  transfer: { people: 'one', endsTask: true },
  addbefore: { people: 'several' },
  addafter: { people: 'several' },
  countersign: { people: 'several', hasMode: true },
  withdraw: { isDanger: true },
  urge: {},
  cancel: { isDanger: true },
  resubmit: { sendsForm: true },
  comment: { needsComment: true },
  editdraft: { isImmediate: true },
  deletedraft: { isImmediate: true, isDanger: true },
};

/** The people of an action: of a choice of one the last. */
export const peopleFor = (action: ProcessAction, people: Composition['people']): Composition['people'] => {
  const { people: whom } = ACTION_RULES[action];
  if (!whom) return [];
  return whom === 'one' ? people.slice(-1) : people;
};

/** The id of the step that a process is returned to: the chosen one, or the only one there is; empty for none. */
export function returnStepFor(returnTo: string, steps: Process['returnSteps']): string {
  if (steps.some(({ nodeId }) => nodeId === returnTo)) return returnTo;
  const [only, ...others] = steps;
  return only && others.length === 0 ? only.nodeId : '';
}

export type MissingPart = 'comment' | 'people' | 'returnTo' | 'signature';

/** The first part that an action still needs; undefined when it can be sent. */
export function missingPart(
  action: ProcessAction,
  { comment, people, returnTo, signature }: Composition,
  { task, returnSteps }: Pick<Process, 'task' | 'returnSteps'>,
): MissingPart | undefined {
  const rule = ACTION_RULES[action];
  if (rule.people && people.length === 0) return 'people';
  if (rule.hasReturnStep && returnStepFor(returnTo, returnSteps) === '') return 'returnTo';
  if (comment.trim() === '' && needsComment(action, task)) return 'comment';
  return rule.isDecision && task?.needsSignature && signature === '' ? 'signature' : undefined;
}

export const needsComment = (action: ProcessAction, task: ProcessTask | undefined): boolean =>
  ACTION_RULES[action].needsComment === true || (action === 'approve' && task?.needsComment === true);

/** The order of the buttons, the most important one last, as in every footer. */
const DECISIONS: readonly ProcessAction[] = ['return', 'reject', 'approve'];
const OTHERS: readonly ProcessAction[] = ['comment', 'withdraw', 'urge', 'editdraft', 'resubmit'];
const MAX_OTHERS = 2;

export interface ActionBar {
  /** Whether the person decides: the comment of the decision is open at once. */
  isDeciding: boolean;
  /** Buttons, the primary one last. */
  main: readonly ProcessAction[];
  /** Items of the menu; destructive ones last. */
  more: readonly ProcessAction[];
}

/** Which actions are buttons and which are in the menu. */
export function actionBar(actions: readonly ProcessAction[]): ActionBar {
  const isDeciding = actions.includes('approve') || actions.includes('reject');
  const listed = (isDeciding ? DECISIONS : OTHERS).filter((action) => actions.includes(action));
  const main = isDeciding ? listed : listed.slice(-MAX_OTHERS);
  const rest = actions.filter((action) => !main.includes(action));
  const isDanger = (action: ProcessAction) => ACTION_RULES[action].isDanger === true;
  return { isDeciding, main, more: [...rest.filter((action) => !isDanger(action)), ...rest.filter(isDanger)] };
}
