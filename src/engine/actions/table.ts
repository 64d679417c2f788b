import type { StepType } from '../protocol/nodes';
import call from './call';
import close from './close';
import confirm from './confirm';
import type { ActionDefinition } from './defineAction';
import deleteRows from './deleteRows';
import deleteSections from './deleteSections';
import download from './download';
import emit from './emit';
import exportRows from './export';
import fill from './fill';
import flycode from './flycode';
import importRows from './import';
import insertRows from './insertRows';
import insertSections from './insertSections';
import message from './message';
import moveRow from './moveRow';
import moveSection from './moveSection';
import openpage from './openpage';
import openprocess from './openprocess';
import print from './print';
import reload from './reload';
import reloadRow from './reloadRow';
import set from './set';
import startflow from './startflow';
import submit from './submit';
import validate from './validate';

/** Every action of the protocol, by the name in a step's `do`. */
export const ACTIONS: { readonly [T in StepType]: ActionDefinition<T> } = {
  call,
  close,
  confirm,
  deleteRows,
  deleteSections,
  download,
  emit,
  export: exportRows,
  fill,
  flycode,
  import: importRows,
  insertRows,
  insertSections,
  message,
  moveRow,
  moveSection,
  openpage,
  openprocess,
  print,
  reload,
  reloadRow,
  set,
  startflow,
  submit,
  validate,
};
