import { usePortal } from '@atrium/portal/sdk';

/** What the position may do with flow definitions. */
export interface ManagerRights {
  canEdit: boolean;
  canPublish: boolean;
  canMonitor: boolean;
}

export function useManagerRights(): ManagerRights {
  const { access } = usePortal();
  const may = (action: string) => access.canUse(`masterflowmanager/${action}`);
  return { canEdit: may('edit'), canPublish: may('publish'), canMonitor: may('monitor') };
}
