import type { DataRule } from '../../api/dataRules';

/** An object of which some roles see all rows. */
export interface Opening {
  object: string;
  roleNames: readonly string[];
}

/**
 * What roles see all rows of as soon as these rules are deleted or disabled: a role without an enabled rule for an object
 * sees all of it.
 *
 * @param stored all rules
 * @param gone the ids of those that are deleted or disabled
 */
export function openingsWithout(stored: readonly DataRule[], gone: ReadonlySet<string>): Opening[] {
  const enabled = stored.filter(({ isEnabled }) => isEnabled);
  const left = enabled.filter(({ ruleId }) => !gone.has(ruleId));
  const isFree = (object: string, roleId: string) =>
    !left.some((rule) => rule.object === object && rule.roleIds.includes(roleId));
  const names = new Map<string, Map<string, string>>();
  for (const { ruleId, object, roleIds, roles } of enabled) {
    if (!gone.has(ruleId)) continue;
    for (const id of roleIds.filter((roleId) => isFree(object, roleId))) {
      const name = roles.find((role) => role.id === id)?.name ?? id;
      names.set(object, new Map([...(names.get(object) ?? []), [id, name]]));
    }
  }
  return [...names].map(([object, byId]) => ({ object, roleNames: [...byId.values()] }));
}
