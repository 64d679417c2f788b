import { AppError } from './errors/appError';

/** An entry of the platform's list of native functions: which function code the route `ref` needs. */
export interface NativeFunction {
  ref: string;
  code: string;
}

/** The codes that the checks read; they change with the session. */
export interface AccessState {
  functionCodes: readonly string[];
  roleCodes: readonly string[];
  nativeFunctions: readonly NativeFunction[];
}

/** The checks over the codes of the current position (shell spec §6). */
export interface CodeAccess {
  /** True when the code is empty or held. */
  hasFunction(code: string | undefined): boolean;
  hasRole(code: string): boolean;
  /**
   * True when any of the codes is held. The category `role` checks role codes; any other category only groups
   * function codes, which are unique on a platform. Throws a `config` error when no code is given.
   */
  hasPermission(category: string, ...codes: string[]): boolean;
  /**
   * Whether the position may use a native function: a screen (`rolemgr`) or an action of one (`rolemgr/edit`). An
   * action that the platform does not list may be used with its screen; a screen that is not listed may not be used.
   */
  canUse(ref: string): boolean;
}

/** Refs come with or without slashes and in any case; routes are matched without regard to case. */
const normalise = (ref: string) => (ref.split('?')[0] ?? '').replace(/^\/+|\/+$/g, '').toLowerCase();

/** The one implementation of the checks. The host's access object and the sub-apps' fake portal use it. */
export function createCodeAccess(read: () => AccessState): CodeAccess {
  const hasFunction = (code: string | undefined) => !code || read().functionCodes.includes(code);
  const hasRole = (code: string) => read().roleCodes.includes(code);

  function canUse(ref: string): boolean {
    const name = normalise(ref);
    const entries = read().nativeFunctions.filter((entry) => normalise(entry.ref) === name);
    if (entries.length > 0) return entries.some(({ code }) => hasFunction(code));
    const end = name.lastIndexOf('/');
    return end > 0 && canUse(name.slice(0, end));
  }

  return {
    hasFunction,
    hasRole,
    hasPermission(category, ...codes) {
      if (codes.length === 0)
        throw new AppError('config', `A permission check of the category "${category}" names no code`, {
          code: 'errors.config',
        });
      return codes.some(category === 'role' ? hasRole : hasFunction);
    },
    canUse,
  };
}
