import { history } from '@umijs/max';
import type { WorkspaceRootProps } from '@/workspace/runtime/WorkspaceRoot';

/** The history keeps count of its entries in their state; one that came from a typed address has no number. */
const entryIndex = () => (window.history.state as { idx?: number } | null)?.idx;

/** The workspace's view of Umi's history. */
export const router: WorkspaceRootProps['router'] = {
  path: () => history.location.pathname + history.location.search,
  outerQuery: () => window.location.search,
  push: (path) => history.push(path),
  replace: (path) => history.replace(path),
  canGoBack: () => entryIndex() !== 0,
  back: () => history.back(),
  openWindow(url) {
    window.open(url, '_blank', 'noopener');
  },
  subscribe: (listener) =>
    history.listen(({ action }) => {
      if (action !== 'POP') listener('product');
      else listener(entryIndex() === undefined ? 'address' : 'step');
    }),
};
