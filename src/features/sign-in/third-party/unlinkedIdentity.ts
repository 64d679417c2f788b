import { createStore } from '@/common/store';

/** A person whom a third party knows and who has no account here yet. */
export interface UnlinkedIdentity {
  /** Binds an account once. It is in memory only, never in an address or a storage. */
  bindToken: string;
  displayName: string;
}

/** Hands the identity from `/authlogin` to `/authbindlogin`. A reload loses it, and the person starts again. */
export const unlinkedIdentity = createStore<UnlinkedIdentity | undefined>(undefined);
