/** Checks over the function codes of the current position (shell spec §6). */
export interface Permission {
  /** True when the code is empty or held. */
  hasFunction(code: string | undefined): boolean;
  /** True when any of the codes is held; throws a `config` error when no code is given. */
  hasPermission(category: string, ...codes: string[]): boolean;
}
