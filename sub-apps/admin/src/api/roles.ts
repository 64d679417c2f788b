import { bit, list, read, looseString, stringList } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { number, object, optional, pipe, transform } from 'valibot';

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
    accountcount: optional(number(), 0),
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

export interface RoleQuery {
  keyword: string;
  pageIndex: number;
  pageSize: number;
}

export interface RolePage {
  roles: readonly Role[];
  itemCount: number;
}

async function listRoles(http: PortalHttp, query: RoleQuery, signal: AbortSignal): Promise<RolePage> {
  const body = { keyword: query.keyword, pageindex: query.pageIndex, pagesize: query.pageSize };
  const { items, itemcount } = read(pageSchema, await http.post(`${PATH}/list`, body, { signal, isRead: true }));
  return { roles: items ?? [], itemCount: itemcount };
}

/** Everything that is read about roles; a save makes it stale. */
export const ROLES_KEY = ['roles'] as const;

/** One page of the roles whose code or name holds the keyword; the page before it stands until it has arrived. */
export const rolesQuery = (http: PortalHttp, query: RoleQuery) =>
  queryOptions({
    queryKey: [...ROLES_KEY, 'list', query],
    queryFn: ({ signal }) => listRoles(http, query, signal),
    placeholderData: keepPreviousData,
  });

/** One role as it is stored. */
export async function getRole(http: PortalHttp, roleId: string, signal: AbortSignal): Promise<Role> {
  return read(roleSchema, await http.post(`${PATH}/get`, { roleid: roleId }, { signal, isRead: true }));
}

/** What a person enters about a role. */
export interface RoleDraft {
  code: string;
  name: string;
  description: string;
  functionCodes: readonly string[];
}

/** Creates a role, or with `roleId` changes that one. A code that is taken is refused. */
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
