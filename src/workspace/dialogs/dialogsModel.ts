import type { PageDialogEvent, PageDialogs } from './dialogPage';
import { next } from './dialogStack';

export interface DialogsAction {
  type: 'dialogs/apply';
  event: PageDialogEvent;
}

const NONE: PageDialogs = [];

export const dialogsModel = {
  namespace: 'dialogs',
  state: NONE,
  reducers: { apply: (state: PageDialogs, { event }: DialogsAction) => next(state, event) },
};
