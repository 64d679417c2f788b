/** Somebody a third party knows, and no account yet. */
export interface Binding {
  /** Binds once; lives in memory only, never in an address or a storage. */
  bindToken: string;
  displayName: string;
}

let pending: Binding | undefined;

/** The way from `/authlogin` to `/authbindlogin`: a reload loses it, and the person starts again. */
export const pendingBinding = {
  get: (): Binding | undefined => pending,
  set(binding: Binding): void {
    pending = binding;
  },
  clear(): void {
    pending = undefined;
  },
};
