import { history } from '@umijs/max';
import type { WorkspaceRootProps } from '@/workspace/runtime/WorkspaceRoot';
import { trackHistoryTraversal } from './historyTraversal';

/** Umi's history numbers its entries in their state; an entry of a typed address has no number. */
const entryIndex = () => (window.history.state as { idx?: number } | null)?.idx;
const pathOf = ({ pathname, search }: typeof history.location) => pathname + search;

const steps = trackHistoryTraversal(window.navigation, () => entryIndex() !== undefined);

/** The router of the workspace over Umi's history. */
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
    /** Set while a move that this file has started is in progress. */
    let onTakenBack: (() => void) | undefined;
    let isRedoing = false;
    return history.listen(({ action, location }) => {
      const before = path;
      const after = pathOf(location);
      path = after;
      if (onTakenBack) {
        onTakenBack();
        onTakenBack = undefined;
      } else if (action !== 'POP' || isRedoing) {
        isRedoing = false;
        listener({ cause: 'product' });
      } else {
        const { cause, distance } = steps.last();
        const move = (to: string, direction: 1 | -1) => {
          if (distance === undefined) history.replace(to);
          else history.go(direction * distance);
        };
        listener({
          cause,
          revert: () =>
            new Promise((resolve) => {
              onTakenBack = resolve;
              move(before, -1);
            }),
          redo() {
            isRedoing = distance !== undefined;
            move(after, 1);
          },
        });
      }
    });
  },
};
