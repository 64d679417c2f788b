import { history } from '@umijs/max';
import type { WorkspaceRootProps } from '@/workspace/runtime/WorkspaceRoot';
import { createBrowserSteps } from './browserSteps';

/** The history keeps count of its entries in their state; one that came from a typed address has no number. */
const entryIndex = () => (window.history.state as { idx?: number } | null)?.idx;
const pathOf = ({ pathname, search }: typeof history.location) => pathname + search;

const steps = createBrowserSteps(window.navigation, () => entryIndex() !== undefined);

/** The workspace's view of Umi's history. */
export const router: WorkspaceRootProps['router'] = {
  path: () => pathOf(history.location),
  outerQuery: () => window.location.search,
  push: (path) => history.push(path),
  replace: (path) => history.replace(path),
  canGoBack: () => entryIndex() !== 0,
  back: () => history.back(),
  openWindow(url) {
    window.open(url, '_blank', 'noopener');
  },
  subscribe(listener) {
    let path = pathOf(history.location);
    let isTakingBack = false;
    return history.listen(({ action, location }) => {
      const before = path;
      path = pathOf(location);
      if (isTakingBack) isTakingBack = false;
      else if (action !== 'POP') listener({ cause: 'product' });
      else {
        const { cause, distance } = steps.last();
        const takeBack = () => {
          isTakingBack = true;
          if (distance === undefined) history.replace(before);
          else history.go(-distance);
        };
        listener({ cause, takeBack });
      }
    });
  },
};
