import { createContext, use } from 'react';
import type { Workspace } from './createWorkspace';

export const WorkspaceContext = createContext<Workspace | undefined>(undefined);

/** The running workspace. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('useWorkspace needs a workspace above it');
  return workspace;
}
