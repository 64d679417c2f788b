import { createStore } from '@/common/store';

/** An identity at a third party that has no account here yet. */
export interface UnlinkedIdentity {
  /** Binds an account once. It is in memory only, never in an address or a storage. */
  bindToken: string;
  displayName: string;
}

/** Passes the identity from `/authlogin` to `/authbindlogin`. After a reload the person must start again. */
export const unlinkedIdentity = createStore<UnlinkedIdentity | undefined>(undefined);
