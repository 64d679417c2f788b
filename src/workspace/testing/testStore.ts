import { createStore } from '@/common/store';
import type { MenuItem } from '@/services';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createUnsavedModel } from '../close-guard/unsavedModel';
import { createLayersModel } from '../layers/layersModel';
import type { LayersModelDeps } from '../layers/layersModel';
import { createLayoutModel } from '../layout/layoutModel';
import { createPageResults } from '../navigation/pageResults';
import type { Router } from '../navigation/router';
import { createPaletteModel } from '../palette/paletteModel';
import { startModels } from '../store/startModels';
import type { TabEntry } from '../tabs/tabReducers';
import { createTabsModel } from '../tabs/tabsModel';
import type { TabsModelDeps } from '../tabs/tabsModel';

/** A tab of a protocol page, named by its key. */
export const testTab = (key: string): TabEntry => ({
  key,
  name: key,
  title: key,
  code: key,
  changeRoute: true,
  isNative: false,
  target: { kind: 'page', pageCode: key, linkParam: {} },
});

/** A router that stays on the home page. */
export const testRouter: Router = {
  path: () => '/page',
  outerQuery: () => '',
  push: () => undefined,
  replace: () => undefined,
  openWindow: () => undefined,
  canGoBack: () => false,
  back: () => undefined,
};

/** Fails the test with the error of an effect. */
export const failTest = (error: unknown): never => {
  throw error;
};

/** A model of the tabs without storage, whose close guard always allows closing. */
export const testTabsModel = (deps: Partial<TabsModelDeps> = {}) =>
  createTabsModel({
    cache: { read: () => [], write: () => undefined },
    restore: () => undefined,
    newId: () => 'new view',
    canClose: () => Promise.resolve(true),
    results: createPageResults(),
    forgetReads: () => undefined,
    onRefreshed: () => undefined,
    ...deps,
  });

/** A model of the layers without delays, whose close guard always allows closing. */
export const testLayersModel = (deps: Partial<LayersModelDeps> = {}) =>
  createLayersModel({
    newId: () => 'new layer',
    wait: () => Promise.resolve(),
    readFrame: () => Promise.resolve({}),
    canClose: () => Promise.resolve(true),
    results: createPageResults(),
    ...deps,
  });

/** A store for components, with everything but the account. */
export function startTestStore(menu: readonly MenuItem[] = []) {
  const records = createRecords(memoryStorage());
  const models = [
    testTabsModel(),
    testLayersModel(),
    createUnsavedModel({ transfers: createStore(0), page: window }),
    createLayoutModel({ chrome: 'full', isTabMode: true, records }),
    createPaletteModel({ menu, records }),
  ];
  return startModels(models, failTest);
}
