import { create } from 'dva-core';
import type { Model } from 'dva-core';
import type { Store } from 'redux';
import type { PageDialogs } from '../dialogs/dialogPage';
import { dialogsModel } from '../dialogs/dialogsModel';
import type { DialogsAction } from '../dialogs/dialogsModel';
import { layoutModel } from '../layout/layoutModel';
import type { LayoutAction, LayoutState } from '../layout/layoutModel';
import type { TabState } from '../tabs/tabMachine';
import { tabsModel } from '../tabs/tabsModel';
import type { TabsAction } from '../tabs/tabsModel';

export interface WorkspaceState {
  tabs: TabState;
  dialogs: PageDialogs;
  layout: LayoutState;
}

export type WorkspaceAction = TabsAction | DialogsAction | LayoutAction;
export type WorkspaceStore = Store<WorkspaceState, WorkspaceAction>;

/** The workspace's own state; it lives as long as the workspace is on screen. */
export function createStore(): WorkspaceStore {
  const app = create<WorkspaceState, WorkspaceAction>();
  [tabsModel, dialogsModel, layoutModel].forEach((model) => app.model(model as unknown as Model<never>));
  app.start();
  return app._store;
}
