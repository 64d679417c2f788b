import { useDispatch as useReduxDispatch, useSelector } from 'react-redux';
import type { createUnsavedModel } from '../close-guard/unsavedModel';
import type { createLayersModel } from '../layers/layersModel';
import type { createLayoutModel } from '../layout/layoutModel';
import type { createPaletteModel } from '../palette/paletteModel';
import type { createAccountModel } from '../session/accountModel';
import type { createTabsModel } from '../tabs/tabsModel';
import type { StateOf } from './defineModel';
import type { ModelStore } from './startModels';

/** The dva models of the workspace. */
export type WorkspaceModel = ReturnType<
  | typeof createTabsModel
  | typeof createLayersModel
  | typeof createUnsavedModel
  | typeof createLayoutModel
  | typeof createPaletteModel
  | typeof createAccountModel
>;

/** The store of tabs and layers, for navigation. */
export type PagesStore = ModelStore<ReturnType<typeof createTabsModel | typeof createLayersModel>>;

export type WorkspaceState = StateOf<WorkspaceModel>;
export type WorkspaceStore = ModelStore<WorkspaceModel>;

/** Reads a part of the workspace's state; the component renders again when that part changes. */
export const useWorkspaceState = useSelector.withTypes<WorkspaceState>();

/** Dispatches actions of the workspace's models without waiting. The error of an effect is reported by the store. */
export const useDispatch = (): WorkspaceStore['run'] => useReduxDispatch();
