import type { Position, User as PortalUser } from '@/portal/contract/portal';

export type { Position };

/** Who is signed in, and as what (the current user record, shell spec §3). */
export interface User extends PortalUser {
  /** The record as the server sent it, by wire names: what expressions look up. */
  fields: Readonly<Record<string, unknown>>;
}
