import { bit, numeric, looseString, stringList } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { array, object, optional, partial, pipe, safeParse, string, transform } from 'valibot';
import type { GenericSchema } from 'valibot';
import type { ListQuery } from '@atrium/portal/ui';
import { pagedRead } from './pagedRead';
import type { PagedRead } from './pagedRead';
import { idList, recordApi, stampEntries, stampOf } from './recordApi';
import type { Stamp } from './recordApi';

const PATH = '/api/teapi/rolepermission/role';

export interface Role extends Stamp {
  roleId: string;
  code: string;
  name: string;
  description: string;
  isBuiltIn: boolean;
  accountCount: number;
  /** The positions with the role, vacant ones as well. */
  positionCount: number;
  functionCodes: readonly string[];
}

/** The fields of the role form. */
export type RoleDraft = Pick<Role, 'code' | 'name' | 'description' | 'functionCodes'>;

/** The filters of the list: a part of the code or the name. */
export type RoleFilters = { keyword: string };

const roleSchema = (functionCodes: GenericSchema<unknown, string[]>) =>
  pipe(
    object({
      roleid: looseString,
      rolecode: looseString,
      rolename: looseString,
      description: looseString,
      isbuiltin: bit,
      accountcount: optional(numeric, 0),
      positioncount: optional(numeric, 0),
      functioncodes: functionCodes,
      ...stampEntries,
    }),
    transform((wire): Role => ({
      roleId: wire.roleid,
      code: wire.rolecode,
      name: wire.rolename,
      description: wire.description,
      isBuiltIn: wire.isbuiltin,
      accountCount: wire.accountcount,
      positionCount: wire.positioncount,
      functionCodes: wire.functioncodes,
      ...stampOf(wire),
    })),
  );

export const rolesApi = recordApi<Role, RoleDraft, RoleFilters>({
  path: PATH,
  idName: 'roleid',
  schema: roleSchema(idList),
  rowSchema: roleSchema(stringList),
  filtersOf: ({ keyword }) => ({ keyword }),
  draftOf: ({ code, name, description, functionCodes }) => ({
    rolecode: code,
    rolename: name,
    description,
    functioncodes: functionCodes,
  }),
});

const draftSchema = partial(
  object({ code: string(), name: string(), description: string(), functionCodes: array(string()) }),
);

/** The fields of a stored draft; none for anything else. */
export function readRoleDraft(stored: unknown): Partial<RoleDraft> {
  const result = safeParse(draftSchema, stored);
  return result.success ? result.output : {};
}

/** An account that holds a role, in one of its positions. */
export interface RoleMember {
  accountCode: string;
  username: string;
  name: string;
  positionId: string;
  positionName: string;
  orgName: string;
  isDisabled: boolean;
}

const memberSchema = pipe(
  object({
    accountcode: looseString,
    username: looseString,
    userinfoname: looseString,
    positionid: looseString,
    positionname: looseString,
    orgname: looseString,
    isdisabled: bit,
  }),
  transform((wire): RoleMember => ({
    accountCode: wire.accountcode,
    username: wire.username,
    name: wire.userinfoname,
    positionId: wire.positionid,
    positionName: wire.positionname,
    orgName: wire.orgname,
    isDisabled: wire.isdisabled,
  })),
);

/** One page of the accounts that hold the role, once for each position with it. */
export const membersQuery = (
  http: PortalHttp,
  roleId: string,
  keyword: string,
  page: ListQuery<never>['page'],
): PagedRead<RoleMember> =>
  pagedRead(http, {
    path: `${PATH}/members`,
    key: [PATH, 'members'],
    schema: memberSchema,
    filters: { roleid: roleId, keyword },
    page,
  });
