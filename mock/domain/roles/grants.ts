import type { Caller } from '../accounts/caller';
import type { Administration } from '../administration/administration';
import { businessError, forbidden } from '../apiError';
import type { FunctionCode } from '../functions';

/** The functions of these roles; an unknown role has none. */
export const functionsOf = ({ roles }: Pick<Administration, 'roles'>, roleIds: readonly string[]): FunctionCode[] =>
  roleIds.flatMap((id) => roles.find(id)?.functionCodes ?? []);

/** Throws 403 and names the functions that the caller would give without holding them. */
export function checkGrant(
  { functionCodes: held }: Pick<Caller, 'functionCodes'>,
  granted: readonly FunctionCode[],
): void {
  const lacking = [...new Set(granted)].filter((code) => !held.includes(code));
  if (lacking.length > 0)
    throw forbidden('auth.grant_not_held', { functions: lacking.map((code) => `function.${code}`) });
}

/** Who lost one of these could not take the change of their own rights back. */
const KEPT: readonly FunctionCode[] = ['ROLE_MANAGE', 'POSITION_MANAGE'];

/** Throws when a change leaves the caller's position with these functions only, and so without one that changes rights. */
export function checkOwnRights(
  { functionCodes: held }: Pick<Caller, 'functionCodes'>,
  left: readonly FunctionCode[],
): void {
  if (KEPT.some((code) => held.includes(code) && !left.includes(code))) throw businessError('position.own_rights');
}
