import { createHash } from 'node:crypto';

/** 1: no prompt. 2: expired, must be changed. 3: may be put off (shell spec §4). */
export type PasswordStatus = 1 | 2 | 3;

/** A person in a tenant. */
export interface Membership {
  tenantCode: string;
  /** The person's account code there. */
  accountCode: string;
  positionIds: readonly string[];
}

export interface Account {
  username: string;
  name: string;
  mobile: string;
  password: string;
  passwordStatus: PasswordStatus;
  memberships: readonly Membership[];
}

/** What the client appends before it hashes a password (shell spec §4). */
const ENCRYPTION_SUFFIX = '7';

/** True for the password itself and for its encrypted form. */
export function hasPassword({ password }: Account, given: string): boolean {
  const encrypted = createHash('sha256').update(password + ENCRYPTION_SUFFIX).digest('hex');
  return given === password || given.toLowerCase() === encrypted;
}
