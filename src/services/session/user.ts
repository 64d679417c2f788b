import { fallback, object, safeParse } from 'valibot';
import type { InferOutput } from 'valibot';
import { list, read, looseString, stringList } from '@/common/schemas';
import type { Position, User as PortalUser } from '@/portal/contract/portal';

export type { Position };

/** The signed-in person and their position (the current user record, shell spec §3). */
export interface User extends PortalUser {
  /** The record as the server sent it, by wire names; expressions read it. */
  fields: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

const positionSchema = object({ positionid: looseString, positionname: looseString, orgname: looseString });

const userSchema = object({
  accountcode: looseString,
  userinfoid: looseString,
  userinfoname: looseString,
  tenantcode: looseString,
  tenantname: looseString,
  orgcode: looseString,
  orgname: looseString,
  orgstructtypeid: looseString,
  positionid: looseString,
  positionname: looseString,
  positions: fallback(list(positionSchema), []),
  functioncodes: stringList,
  rolecodes: stringList,
});

/** The positions of an account-info or user record; empty when it has none. */
export const positionsOf = (fields: Fields): readonly Position[] =>
  read(userSchema, fields).positions.map(({ positionid, positionname, orgname }) => ({
    positionId: positionid,
    positionName: positionname,
    orgName: orgname,
  }));

/** Parses the current user record (shell spec §3). Throws a `service` error for one of another shape. */
export const toUser = (fields: Fields): User => userOf(read(userSchema, fields), fields);

/** The same for a record that may be damaged, of the storage or another tab: undefined then. */
export function toUserIfValid(fields: Fields): User | undefined {
  const result = safeParse(userSchema, fields);
  return result.success ? userOf(result.output, fields) : undefined;
}

function userOf(record: InferOutput<typeof userSchema>, fields: Fields): User {
  return {
    accountCode: record.accountcode,
    userInfoId: record.userinfoid,
    // The account info may lack the person's name.
    userName: record.userinfoname || record.accountcode,
    tenantCode: record.tenantcode,
    tenantName: record.tenantname,
    orgCode: record.orgcode,
    orgName: record.orgname,
    orgStructTypeId: record.orgstructtypeid,
    positionId: record.positionid,
    positionName: record.positionname,
    positions: positionsOf(fields),
    functionCodes: record.functioncodes,
    roleCodes: record.rolecodes,
    fields,
  };
}
