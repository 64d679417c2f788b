import type { CloseGuard } from '../close-guard/createCloseGuard';
import type { Notices } from '../notices/createNotices';
import type { WorkspaceStore } from '../store/workspaceStore';

interface OwnWindowDeps {
  store: WorkspaceStore;
  closeGuard: Pick<CloseGuard, 'canClose'>;
  notices: Pick<Notices, 'info'>;
  t(key: string): string;
}

/** Whether this window was opened for one page alone; an embedding page decides about its frame itself. */
export const isOwnWindow = (store: WorkspaceStore): boolean =>
  store.getState().layout.isOwnWindow && window.parent === window;

/** Closes the window of a page, unless the person keeps its unsaved input. A browser may leave that to the person. */
export async function closeOwnWindow(viewId: string, { store, closeGuard, notices, t }: OwnWindowDeps): Promise<void> {
  if (!(await closeGuard.canClose([viewId]))) return;
  // The browser would ask once more.
  store.dispatch({ type: 'unsaved/forget', payload: viewId });
  window.close();
  if (!window.closed) notices.info(t('workspace.window.close'));
}
