import type { ProcessItem } from '../../api/listProcesses';
import type { ProcessState } from '../../api/process';

/** What an applicant can do with a process without opening it. */
export type MyAction = 'continue' | 'urge' | 'withdraw' | 'cancel' | 'delete';

const BY_STATE: Readonly<Record<ProcessState, readonly MyAction[]>> = {
  draft: ['continue', 'delete'],
  running: ['urge', 'withdraw'],
  returned: ['cancel'],
  withdrawn: ['cancel'],
  approved: [],
  rejected: [],
  cancelled: [],
};

/** The actions on a process of the person; a draft needs its flow to be gone on with. */
export const myActions = ({ state, flowCode }: Pick<ProcessItem, 'state' | 'flowCode'>): readonly MyAction[] =>
  (state ? BY_STATE[state] : []).filter((action) => action !== 'continue' || flowCode !== '');
