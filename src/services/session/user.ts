export interface Position {
  positionId: string;
  positionName: string;
  orgName: string;
}

/** Who is signed in, and as what (the current user record, shell spec §3). */
export interface User {
  accountCode: string;
  userInfoId: string;
  userName: string;
  tenantCode: string;
  tenantName: string;
  orgCode: string;
  orgName: string;
  orgStructTypeId: string;
  positionId: string;
  positionName: string;
  positions: readonly Position[];
  functionCodes: readonly string[];
  roleCodes: readonly string[];
  /** The record as the server sent it, by wire names: what expressions look up. */
  fields: Readonly<Record<string, unknown>>;
}
