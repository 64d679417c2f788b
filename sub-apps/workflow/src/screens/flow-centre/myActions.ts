import type { ProcessItem } from '../../api/listProcesses';
import type { ProcessAction } from '../../api/process';

/** What an applicant can do with a process without opening it; `resubmit` opens it. */
export const MY_ACTIONS = ['editdraft', 'urge', 'withdraw', 'resubmit', 'cancel', 'deletedraft'] as const;
export type MyAction = Extract<ProcessAction, (typeof MY_ACTIONS)[number]>;

/** The actions that the platform permits now; a draft needs its flow to be gone on with. */
export const myActions = ({ actions = [], flowCode }: Pick<ProcessItem, 'actions' | 'flowCode'>): readonly MyAction[] =>
  MY_ACTIONS.filter((action) => actions.includes(action) && (action !== 'editdraft' || flowCode !== ''));
