import type { NativeFunction } from '@/services';
import { splitPath } from './pagePath';

export interface Visitor {
  functionCodes: readonly string[];
  nativeFunctions: readonly NativeFunction[];
}

/**
 * - `denied`: the notice for a protected path; the person stays where they were.
 * - `signIn`: the notice for any other path of the product, then the sign-in screen.
 * - `unknown`: the product has no such path; the catch-all page says so.
 */
export type Verdict = 'allowed' | 'denied' | 'signIn' | 'unknown';

/** Open to everybody (shell spec §6). */
const PUBLIC_PATHS: readonly string[] = [
  '', 'loading', 'login', 'authlogin', 'authbindlogin', 'report-detail', 'report-list', 'preview', 'litheform',
  'test-for-info-table', 'test-for-editor-table',
];

/** Screens outside the layout (shell spec §2): on the way to one, the workspace has nothing to show. */
const OUTSIDE_PATHS: readonly string[] = ['loading', 'login', 'authlogin', 'authbindlogin', 'preview'];

export function isOutside(path: string): boolean {
  return OUTSIDE_PATHS.includes(splitPath(path).name.toLowerCase());
}

/** Denied with a notice only (shell spec §6). */
const PROTECTED_PATHS: readonly string[] = [
  'operationlog', 'mycentermgr', 'passwordmgr', 'navigationmgr', 'accountmgr', 'dataperrulesmgr', 'rolemgr',
  'positionmgr', 'undeal', 'dealed', 'flow', 'messagemanager',
];

/** The product's other paths (shell spec §2), whether or not they have a screen yet. */
const OTHER_PATHS: readonly string[] = [
  'page', 'process', 'masterflowmanager', 'message-detail', 'postinstmgr', 'datadictmgr', 'systemmgr',
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
  if (PROTECTED_PATHS.includes(name)) return 'denied';
  return OTHER_PATHS.includes(name) ? 'signIn' : 'unknown';
}
