import { useEffect, useState } from 'react';
import { entryGate } from '@/workspace/runtime/entryGate';
import { useServices } from '@/workspace/services-context/useServices';
import { WorkspaceApp } from '@/workspace/WorkspaceApp';
import { router } from './router';

/** Everything under the layout root: opens when somebody is signed in and their data and texts are there. */
export default function WorkspacePage() {
  const { session, startUp, i18n, log } = useServices();
  const [detour] = useState(() => entryGate(session.get() !== undefined, startUp.get() !== undefined, router.path()));
  const [hasTexts, setHasTexts] = useState(false);

  useEffect(() => {
    if (detour !== null) {
      router.replace(detour);
      return;
    }
    // Without its texts the workspace still works, under its keys.
    i18n
      .loadGroup('workspace')
      .catch((error: unknown) => log({ level: 'error', source: 'workspace', message: 'Texts of the workspace are missing', error }))
      .finally(() => setHasTexts(true));
  }, [detour, i18n, log]);

  return detour === null && hasTexts ? <WorkspaceApp router={router} /> : null;
}
