import type { PortalAccess } from '@/portal/portal';

/** Checks over the function codes of the current position (shell spec §6), the same in host and sub-apps. */
export type Permission = PortalAccess;
