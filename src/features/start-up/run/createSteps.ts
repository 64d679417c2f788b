import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { contentHash } from '@/services';
import type { Services } from '@/services';
import { createServerTexts } from './createServerTexts';
import { loadComponents } from './loadComponents';
import type { Step } from './step';

export interface StepParts {
  services: Services;
  /** Loads the page engine, which contains the functions of expressions. */
  prepareEngine(): Promise<unknown>;
}

/** The steps of start-up, in the order in which they begin and commit (shell spec §4). */
export function createSteps({ services, prepareEngine }: StepParts): readonly Step[] {
  const { api, ids, i18n, protocols, records, localDb, log, session } = services;
  const tenantCode = () => session.get()?.user.tenantCode ?? '';
  const serverTexts = createServerTexts({
    fetchRecords: api.language.records,
    records,
    store: localDb.i18n,
    i18n,
    tenantCode,
    log,
  });
  return [
    {
      name: 'ids',
      begin: async () => {
        await ids.prepare();
        return () => undefined;
      },
    },
    {
      name: 'i18n',
      begin: async () => {
        const [{ commit }] = await Promise.all([serverTexts.load(), i18n.loadNamespaces('workspace')]);
        return commit;
      },
    },
    {
      name: 'nativeFunctions',
      begin: async () => {
        const nativeFunctions = await api.protocol.nativeFunctions();
        return (draft) => {
          draft.nativeFunctions = nativeFunctions;
        };
      },
    },
    { name: 'protocolCache', begin: async () => () => protocols.clear() },
    {
      name: 'webScripts',
      isOptional: true,
      begin: async () => {
        const webScripts = await api.protocol.webScripts();
        return (draft) => {
          draft.webScripts = webScripts;
        };
      },
    },
    {
      name: 'tabMode',
      begin: async () => (draft) => {
        draft.isTabMode = records.read(STORAGE_KEYS.tabMode) !== false;
      },
    },
    {
      name: 'expressions',
      begin: async () => {
        await prepareEngine();
        return () => undefined;
      },
    },
    {
      name: 'components',
      isOptional: true,
      begin: async () => {
        const loaded = await loadComponents({
          api: api.protocol,
          store: localDb.components,
          tenantCode: tenantCode(),
          hash: contentHash,
          log,
        });
        return (draft) => {
          draft.components = loaded.components;
          draft.missingComponents = loaded.missing;
        };
      },
    },
    {
      name: 'menu',
      begin: async () => {
        const menu = await api.menu.all();
        return (draft) => {
          draft.menu = menu;
        };
      },
    },
  ];
}
