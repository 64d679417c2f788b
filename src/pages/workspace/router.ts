import { history } from '@umijs/max';
import type { WorkspaceRootProps } from '@/workspace/runtime/WorkspaceRoot';

/** The workspace's view of Umi's history. */
export const router: WorkspaceRootProps['router'] = {
  path: () => history.location.pathname + history.location.search,
  outerQuery: () => window.location.search,
  push: (path) => history.push(path),
  replace: (path) => history.replace(path),
  // The history keeps count of its entries in their state.
  canGoBack: () => (window.history.state as { idx?: number } | null)?.idx !== 0,
  back: () => history.back(),
  openWindow(url) {
    window.open(url, '_blank', 'noopener');
  },
  subscribe: (listener) => history.listen(({ action }) => listener(action === 'POP')),
};
