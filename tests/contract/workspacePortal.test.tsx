import { refuse } from '../../src/services/testing/fakeServer';
import { createTestServices } from '../../src/services/testing/createTestServices';
import { signIn } from '../../src/services/testing/signIn';
import type { NoticesDeps } from '../../src/workspace/notices/createNotices';
import { createWorkspace } from '../../src/workspace/runtime/createWorkspace';
import { isViewUnsaved } from '../../src/workspace/close-guard/unsavedModel';
import { activeTab, tabByView } from '../../src/workspace/tabs/tabReducer';
import { createTheme } from '../../src/workspace/theme/createTheme';
import { portalContract } from './portalContract';

const HOME = { id: '1', title: '工作台', pageCode: 'workbench', children: [] };

/** A storage that keeps nothing. */
const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, keys: () => [] };

/** antd's notices and questions as a person would meet them, in memory. */
function fakeAntd() {
  const notices: { tone: string; text: string }[] = [];
  let isYes = true;
  const antd = {
    message: {
      open: ({ type, key }: { type: string; key: string }) => void notices.push({ tone: type, text: key }),
      destroy: () => undefined,
    },
    modal: {
      confirm({ onOk, onCancel }: { onOk(): void; onCancel(): void }) {
        queueMicrotask(isYes ? onOk : onCancel);
        return { destroy: () => undefined };
      },
    },
  } as unknown as NoticesDeps['antd'];
  return { antd, notices, answerConfirm: (answer: boolean) => (isYes = answer) };
}

function fakeRouter() {
  const routes = ['/page'];
  const go = (path: string) => void routes.push(path);
  return {
    routes,
    path: () => routes.at(-1) ?? '',
    outerQuery: () => '',
    push: go,
    replace: go,
    openWindow: go,
    canGoBack: () => true,
    back: () => undefined,
  };
}

portalContract('The workspace', () => {
  const services = createTestServices();
  signIn(services);
  services.startUp.set({
    menu: [HOME],
    nativeFunctions: [{ ref: 'rolemgr', code: 'order.view' }],
    webScripts: [],
    isTabMode: true,
    components: [],
    missingComponents: [],
    skipped: [],
  });
  const { antd, notices, answerConfirm } = fakeAntd();
  const router = fakeRouter();
  const theme = createTheme({
    root: document.createElement('html'),
    storage: nowhere,
    records: services.records,
    accountCode: 'li',
  });
  const workspace = createWorkspace({ services, antd, router, records: services.records, theme });

  const { store, pageRuntime } = workspace;
  workspace.syncTabToRoute();
  workspace.navigation.navigate('/rolemgr', '角色管理');
  workspace.syncTabToRoute();
  const viewId = activeTab(store.getState().tabs)?.viewId ?? '';
  const tab = () => tabByView(store.getState().tabs, viewId);

  return {
    portal: workspace.subApps.portal,
    viewId,
    answer: (path, respData) => services.server.on(path, () => ({ resp_data: respData })),
    refuse: (path, code) => services.server.on(path, () => refuse(500, code, 600)),
    changeUser(change) {
      const session = services.session.get();
      if (!session) throw new Error('Nobody is signed in');
      const data = services.startUp.get();
      services.session.complete({ ...session, user: { ...session.user, ...change } });
      // A new session drops what start-up has loaded; the product loads it again before the workspace shows.
      services.startUp.set(data);
    },
    changeLanguage: (language) => services.i18n.setLanguage(language),
    changeTheme: (name) => theme.change({ name }),
    answerConfirm,
    seen: () => ({
      notices,
      isDirty: isViewUnsaved(store.getState(), viewId),
      title: tab()?.title,
      routes: router.routes,
      mountedPages: pageRuntime.mountedPages.get().length,
      isOpen: tab() !== undefined,
    }),
  };
});
