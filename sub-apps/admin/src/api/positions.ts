import { answeredRows } from '@atrium/common/answeredList';
import { bit, looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp, Translate } from '@atrium/portal/contract/portal';
import { array, nullable, nullish, object, optional, partial, pipe, safeParse, string, transform } from 'valibot';
import type { GenericSchema } from 'valibot';
import { idOf, recordApi, stampEntries, stampOf } from './recordApi';
import type { Stamp } from './recordApi';

const PATH = '/api/teapi/rolepermission/position';

export const POSITION_STATES = ['vacant', 'held', 'disabled'] as const;
export type PositionState = (typeof POSITION_STATES)[number];

/** The person in a position. */
export interface Holder {
  /** The account code, or the id of the employee record of a person without an account. */
  id: string;
  name: string;
  /** Empty without an account. */
  username: string;
}

export interface Position extends Stamp {
  positionId: string;
  name: string;
  orgCode: string;
  orgName: string;
  roles: readonly { id: string; name: string }[];
  /** Undefined while the position is vacant. */
  holder: Holder | undefined;
  /** The account of the holder is disabled; a platform may not tell. */
  isHolderDisabled: boolean;
  state: PositionState;
  /** Processes that wait for a decision in this position. */
  waitingCount: number;
}

/** The fields of the position form. */
export interface PositionDraft {
  name: string;
  orgCode: string;
  roleIds: readonly string[];
  /** Null: the position is vacant. */
  holder: Holder | null;
}

export type PositionFilters = {
  /** A part of the name of the position, its organisation or its holder. */
  keyword: string;
  /** An organisation with all below it. */
  orgCode: string;
  roleId: string;
  state: string;
};

export const NO_POSITION_FILTERS: PositionFilters = { keyword: '', orgCode: '', roleId: '', state: '' };

const holderEntries = { holderid: idOf, userinfoname: looseString, username: looseString };
const holderFrom = (wire: Record<keyof typeof holderEntries, string>): Holder => ({
  id: wire.holderid,
  name: wire.userinfoname,
  username: wire.username,
});
const holderSchema = pipe(object(holderEntries), transform(holderFrom));

const roles = array(
  pipe(
    object({ roleid: idOf, rolename: looseString }),
    transform(({ roleid, rolename }) => ({ id: roleid, name: rolename })),
  ),
);

const positionSchema = (roleList: GenericSchema<unknown, Position['roles']>) =>
  pipe(
    object({
      positionid: looseString,
      positionname: looseString,
      orgcode: looseString,
      orgname: looseString,
      roles: roleList,
      holder: nullish(object({ ...holderEntries, isdisabled: bit })),
      isdisabled: bit,
      waitingcount: optional(numeric, 0),
      ...stampEntries,
    }),
    transform((wire): Position => ({
      positionId: wire.positionid,
      name: wire.positionname,
      orgCode: wire.orgcode,
      orgName: wire.orgname,
      roles: wire.roles,
      holder: wire.holder ? holderFrom(wire.holder) : undefined,
      isHolderDisabled: wire.holder?.isdisabled ?? false,
      state: wire.isdisabled ? 'disabled' : wire.holder ? 'held' : 'vacant',
      waitingCount: wire.waitingcount,
      ...stampOf(wire),
    })),
  );
const rowSchema = positionSchema(nullish(roles, []));

export const positionsApi = recordApi<Position, PositionDraft, PositionFilters>({
  path: PATH,
  idName: 'positionid',
  schema: positionSchema(roles),
  rowSchema,
  filtersOf: ({ keyword, orgCode, roleId, state }) => ({ keyword, orgcode: orgCode, roleid: roleId, state }),
  draftOf: ({ name, orgCode, roleIds, holder }) => ({
    positionname: name,
    orgcode: orgCode,
    roleids: roleIds,
    holderid: holder?.id ?? '',
  }),
});

/** `position name（organisation name）`, as the host's choice of a position shows it. */
export const positionLabel = ({ name, orgName }: Pick<Position, 'name' | 'orgName'>, t: Translate) =>
  t('admin.withDetail', { name, detail: orgName });

const pageSchema = object({ items: answeredRows(rowSchema) });

/** The positions with these ids. */
export const positionsByIdQuery = (http: PortalHttp, ids: readonly string[]) => ({
  queryKey: [PATH, 'byId', ids],
  async queryFn({ signal }: { signal: AbortSignal }): Promise<readonly Position[]> {
    const body = { positionids: ids, pageindex: 1, pagesize: Math.max(1, ids.length) };
    const answer = await http.post(`${PATH}/list`, body, { signal, isRead: true, isFresh: true });
    return read(pageSchema, answer).items;
  },
});

/** A page of the positions in a unit itself, without those below it. */
export const positionsInUnitQuery = (http: PortalHttp, orgCode: string, size: number) => ({
  queryKey: [PATH, 'inUnit', orgCode, size],
  async queryFn({ signal }: { signal: AbortSignal }): Promise<readonly Position[]> {
    const body = { orgcode: orgCode, isdirect: 1, pageindex: 1, pagesize: size };
    const answer = await http.post(`${PATH}/list`, body, { signal, isRead: true, isFresh: true });
    return read(pageSchema, answer).items;
  },
});

/** The accounts that may hold a position, by a part of the name or the sign-in name; the best matches. */
export const holdersQuery = (http: PortalHttp, keyword: string) => ({
  queryKey: [PATH, 'holders', keyword],
  async queryFn({ signal }: { signal: AbortSignal }): Promise<readonly Holder[]> {
    const answer = await http.post(`${PATH}/holders`, { keyword }, { signal, isRead: true });
    return read(array(holderSchema), answer);
  },
});

const changedSchema = object({ positionids: array(looseString) });

/** Disables the positions, or enables them again. Resolves to the ids of those that were changed. */
export async function setPositionsDisabled(
  http: PortalHttp,
  ids: readonly string[],
  isDisabled: boolean,
): Promise<readonly string[]> {
  const answer = await http.post(`${PATH}/${isDisabled ? 'disable' : 'enable'}`, { positionids: ids });
  return read(changedSchema, answer).positionids;
}

/** Adds the role to the positions. Resolves to the ids of those that did not have it. */
export async function assignRole(http: PortalHttp, ids: readonly string[], roleId: string): Promise<string[]> {
  const answer = await http.post(`${PATH}/assignrole`, { positionids: ids, roleid: roleId });
  return read(changedSchema, answer).positionids;
}

/** Takes the role from the positions, which undoes `assignRole`. */
export async function withdrawRole(http: PortalHttp, ids: readonly string[], roleId: string): Promise<void> {
  read(changedSchema, await http.post(`${PATH}/withdrawrole`, { positionids: ids, roleid: roleId }));
}

const draftSchema = partial(
  object({
    name: string(),
    orgCode: string(),
    roleIds: array(string()),
    holder: nullable(object({ id: string(), name: string(), username: string() })),
  }),
);

/** The fields of a stored draft; none for anything else. */
export function readPositionDraft(stored: unknown): Partial<PositionDraft> {
  const result = safeParse(draftSchema, stored);
  return result.success ? result.output : {};
}
