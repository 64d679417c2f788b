import { bit, list, numeric, read, looseString, stringList } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { ListPage, ListQuery } from '@atrium/portal/ui';
import { array, number, object, optional, partial, pipe, safeParse, string, transform } from 'valibot';

const PATH = '/api/teapi/rolepermission/role';

export interface Role {
  roleId: string;
  code: string;
  name: string;
  description: string;
  isBuiltIn: boolean;
  accountCount: number;
  functionCodes: readonly string[];
  updatedAt: string;
}

const roleSchema = pipe(
  object({
    roleid: looseString,
    rolecode: looseString,
    rolename: looseString,
    description: looseString,
    isbuiltin: bit,
    accountcount: optional(numeric, 0),
    functioncodes: stringList,
    updatetime: looseString,
  }),
  transform((wire): Role => ({
    roleId: wire.roleid,
    code: wire.rolecode,
    name: wire.rolename,
    description: wire.description,
    isBuiltIn: wire.isbuiltin,
    accountCount: wire.accountcount,
    functionCodes: wire.functioncodes,
    updatedAt: wire.updatetime,
  })),
);
const pageSchema = object({ items: list(roleSchema), itemcount: number() });

/** The filters of the list: a part of the code or the name. */
export type RoleFilters = { keyword: string };

/** Query key of all reads about roles; a save invalidates it. */
export const ROLES_KEY = ['roles'] as const;

/** One page of the roles whose code or name holds the keyword. */
export function rolesQuery(http: PortalHttp, { filters, page }: ListQuery<RoleFilters>) {
  const body = { keyword: filters.keyword, pageindex: page.index, pagesize: page.size };
  return {
    queryKey: [...ROLES_KEY, 'list', body],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<ListPage<Role>> {
      const answer = await http.post(`${PATH}/list`, body, { signal, isRead: true, isFresh: true });
      const { items, itemcount } = read(pageSchema, answer);
      return { rows: items ?? [], itemCount: itemcount };
    },
  };
}

/** Reads one role without the HTTP cache, because an edit must start from the stored record. */
export async function getRole(http: PortalHttp, roleId: string, signal: AbortSignal): Promise<Role> {
  const answer = await http.post(`${PATH}/get`, { roleid: roleId }, { signal, isRead: true, isFresh: true });
  return read(roleSchema, answer);
}

/** The fields of the role form. */
export interface RoleDraft {
  code: string;
  name: string;
  description: string;
  functionCodes: readonly string[];
}

const draftSchema = partial(
  object({ code: string(), name: string(), description: string(), functionCodes: array(string()) }),
);

/** The fields of a stored draft; none for anything else. */
export function readRoleDraft(stored: unknown): Partial<RoleDraft> {
  const result = safeParse(draftSchema, stored);
  return result.success ? result.output : {};
}

/** Creates a role, or updates the one with `roleId`. Rejects a code that another role has. */
export async function saveRole(http: PortalHttp, draft: RoleDraft, roleId?: string): Promise<void> {
  await http.post(`${PATH}/save`, {
    ...(roleId !== undefined && { roleid: roleId }),
    rolecode: draft.code,
    rolename: draft.name,
    description: draft.description,
    functioncodes: draft.functionCodes,
  });
}

export async function deleteRoles(http: PortalHttp, roleIds: readonly string[]): Promise<void> {
  await http.post(`${PATH}/delete`, { roleids: roleIds });
}
