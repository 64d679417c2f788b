import type { Account } from '../accounts/account';
import type { Position } from '../company/entities';
import { createIdSource } from '../ids';
import { seedRoles } from './builtInRoles';
import type { Role } from './role';

/** The roles of a tenant. */
export interface RoleRepository {
  all(): readonly Role[];
  find(id: string): Role | undefined;
  byCode(code: string): Role | undefined;
  put(role: Role): void;
  remove(id: string): void;
  /** Number of accounts that hold the role in any position. */
  accountCount(role: Role): number;
  nextId(): string;
}

export function createRoleRepository(positions: readonly Position[], accounts: readonly Account[]): RoleRepository {
  const roles = new Map(seedRoles().map((role) => [role.id, role]));
  const ids = createIdSource('role');
  return {
    all: () => [...roles.values()],
    find: (id) => roles.get(id),
    byCode: (code) => [...roles.values()].find((role) => role.code === code),
    put: (role) => void roles.set(role.id, role),
    remove: (id) => void roles.delete(id),
    accountCount(role) {
      const held = new Set(positions.filter(({ roleId }) => roleId === role.id).map(({ id }) => id));
      const hasOne = ({ memberships }: Account) =>
        memberships.some(({ positionIds }) => positionIds.some((id) => held.has(id)));
      return accounts.filter(hasOne).length;
    },
    nextId: ids.next,
  };
}
