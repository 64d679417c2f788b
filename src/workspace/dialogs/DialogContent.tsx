import { useCallback, useMemo } from 'react';
import { PageContent } from '../content/PageContent';
import { pagePath, parsePath } from '../navigation/pagePath';
import { useWorkspace } from '../runtime/WorkspaceContext';
import type { DialogPage } from './dialogPage';

/** The page inside a dialog. */
export function DialogContent({ id, page }: { id: string; page: DialogPage }) {
  const workspace = useWorkspace();
  const { dialogs, notices } = workspace;
  const { pageCode, linkParam } = page;
  const target = useMemo(() => parsePath(pagePath({ pageCode, linkParam })), [pageCode, linkParam]);
  const handleTitle = useCallback((title: string) => dialogs.setTitle(id, title), [dialogs, id]);
  const host = useMemo(
    () =>
      workspace.engineHost({
        close(result) {
          dialogs.finish(id, result).catch(notices.report);
        },
        setDirty: (isDirty) => dialogs.setDirty(id, isDirty),
      }),
    [workspace, dialogs, notices, id],
  );
  return (
    <PageContent
      target={target}
      viewId={id}
      host={host}
      chrome="dialog"
      {...(page.status === undefined ? {} : { status: page.status })}
      onTitle={handleTitle}
    />
  );
}
