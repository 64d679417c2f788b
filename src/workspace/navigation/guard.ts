import { splitPath } from './pagePath';

/** A native function of the server: which route needs which function code. */
export interface NativeFunction {
  ref: string;
  code: string;
}

export interface Visitor {
  functionCodes: readonly string[];
  nativeFunctions: readonly NativeFunction[];
}

/**
 * - `denied`: the notice for a protected path; the person stays where they were.
 * - `signIn`: the notice for any other path, then the sign-in screen.
 */
export type Verdict = 'allowed' | 'denied' | 'signIn';

/** Open to everybody (shell spec §6). */
const PUBLIC_PATHS: readonly string[] = [
  '', 'loading', 'login', 'authlogin', 'authbindlogin', 'report-detail', 'report-list', 'preview', 'litheform',
  'test-for-info-table', 'test-for-editor-table',
];

/** Denied with a notice only (shell spec §6). */
const PROTECTED_PATHS: readonly string[] = [
  'operationlog', 'mycentermgr', 'passwordmgr', 'navigationmgr', 'accountmgr', 'dataperrulesmgr', 'rolemgr',
  'positionmgr', 'undeal', 'dealed', 'flow', 'messagemanager',
];

/** Whether a person may visit a path (shell spec §6). */
export function guard(path: string, visitor: Visitor): Verdict {
  const name = splitPath(path).name.toLowerCase();
  const isAllowed =
    PUBLIC_PATHS.includes(name) ||
    (name === 'page' && visitor.functionCodes.length > 0) ||
    visitor.nativeFunctions.some(
      ({ ref, code }) => splitPath(ref).name.toLowerCase() === name && visitor.functionCodes.includes(code),
    );
  if (isAllowed) return 'allowed';
  return PROTECTED_PATHS.includes(name) ? 'denied' : 'signIn';
}
