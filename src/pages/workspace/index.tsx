import { useState } from 'react';
import { useServices } from '@/workspace/services-context/useServices';
import { WorkspaceApp } from '@/workspace/WorkspaceApp';
import { router } from './router';

/** Everything under the layout root. The app's entry leads a visit without session or data elsewhere. */
export default function WorkspacePage() {
  const { session, startUp } = useServices();
  const [hasData] = useState(() => session.get() !== undefined && startUp.get() !== undefined);
  return hasData ? <WorkspaceApp router={router} /> : null;
}
