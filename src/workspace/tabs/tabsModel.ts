import { tabReducer, NO_TABS } from './tabReducer';
import type { TabEvent, TabState } from './tabReducer';

export interface TabsAction {
  type: 'tabs/apply';
  event: TabEvent;
}

export const tabsModel = {
  namespace: 'tabs',
  state: NO_TABS,
  reducers: { apply: (state: TabState, { event }: TabsAction) => tabReducer(state, event) },
};
