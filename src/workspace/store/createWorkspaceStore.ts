import { create } from 'dva-core';
import type { Model } from 'dva-core';
import type { Store } from 'redux';
import type { PageLayers } from '../layers/layerPage';
import { layersModel } from '../layers/layersModel';
import type { LayersAction } from '../layers/layersModel';
import { layoutModel } from '../layout/layoutModel';
import type { LayoutAction, LayoutState } from '../layout/layoutModel';
import type { TabState } from '../tabs/tabReducer';
import { tabsModel } from '../tabs/tabsModel';
import type { TabsAction } from '../tabs/tabsModel';

export interface WorkspaceState {
  tabs: TabState;
  layers: PageLayers;
  layout: LayoutState;
}

export type WorkspaceAction = TabsAction | LayersAction | LayoutAction;
export type WorkspaceStore = Store<WorkspaceState, WorkspaceAction>;

/** The workspace's own state; it lives as long as the workspace is on screen. */
export function createWorkspaceStore(): WorkspaceStore {
  const app = create<WorkspaceState, WorkspaceAction>();
  [tabsModel, layersModel, layoutModel].forEach((model) => app.model(model as unknown as Model<never>));
  app.start();
  return app._store;
}
