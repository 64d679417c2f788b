import type { Tokens } from '../session/session';
import type { Position } from '../session/user';

/** One product version of one tenant. */
export interface ProductChoice {
  tenantCode: string;
  tenantName: string;
  accountCode: string;
  productCode: string;
  productVersionCode: string;
  productName: string;
}

/** 1: no prompt. 2: expired, must be changed. Anything else: may be put off (shell spec §4). */
export const PASSWORD_STATUS = { valid: '1', expired: '2' } as const;

export interface LoginAnswer {
  tokens: Tokens;
  orgStructTypeId: string;
  passwordStatus: string;
  passwordMessage: string;
  /** One for each product version of each tenant. */
  choices: readonly ProductChoice[];
}

export interface AccountInfo {
  /** Empty when the token does not change. */
  token: string;
  positions: readonly Position[];
  positionId: string;
  functionCodes: readonly string[];
  /** The record by wire names. */
  fields: Readonly<Record<string, unknown>>;
}
