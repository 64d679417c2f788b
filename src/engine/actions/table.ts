import type { StepType } from '../protocol/nodes';
import call from './call';
import close from './close';
import confirm from './confirm';
import type { ActionDefinition } from './defineAction';
import deleteRows from './deleteRows';
import fill from './fill';
import insertRows from './insertRows';
import message from './message';
import moveRow from './moveRow';
import openpage from './openpage';
import reload from './reload';
import reloadRow from './reloadRow';
import set from './set';
import submit from './submit';
import validate from './validate';

/** Every action of the protocol, by the name in a step's `do`. */
export const ACTIONS: { readonly [T in StepType]: ActionDefinition<T> } = { call, close, confirm, deleteRows, fill, insertRows, message, moveRow, openpage, reload, reloadRow, set, submit, validate };
