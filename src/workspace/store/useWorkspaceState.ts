import { useSelector } from 'react-redux';
import type { WorkspaceState } from './createWorkspaceStore';

/** Reads a part of the workspace's state and follows it. */
export const useWorkspaceState = useSelector.withTypes<WorkspaceState>();
