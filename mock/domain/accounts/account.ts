import { unauthorised } from '../apiError';
import type { Employee } from '../company/entities';
import type { AdminRecord } from '../records/record';
import type { EncryptionAlgorithm } from './encryption';
import { algorithmOf, encrypt } from './encryption';

/** 1: no prompt. 2: expired, must be changed. 3: may be put off (shell spec §4). */
export type PasswordStatus = 1 | 2 | 3;

/** A device from which the person has signed in, and which counts against the limit of devices. */
export interface Device {
  id: string;
  name: string;
  /** `YYYY-MM-DD HH:mm`. */
  boundAt: string;
}

/** A person in a tenant. Its id is the account code there. */
export interface Membership extends AdminRecord {
  tenantCode: string;
  accountCode: string;
  account: Account;
  positionIds: readonly string[];
  /** The person in the records of the company; undefined until a change of their positions has looked it up. */
  employee?: Employee;
  /** The person cannot choose this tenant at sign-in. */
  isDisabled: boolean;
  devices: readonly Device[];
}

export interface Account {
  username: string;
  name: string;
  mobile: string;
  /** In clear, or encrypted if it was set encrypted. */
  password: string;
  passwordStatus: PasswordStatus;
  /** An administrator has set the password, and the person has not changed it yet. */
  isPasswordGiven: boolean;
  /** A locked account cannot sign in until the administrator unlocks it. */
  isLocked: boolean;
  memberships: Membership[];
}

/** Throws 401 for a locked account, for every sign-in method. */
export function requireUnlocked({ isLocked }: Account): void {
  if (isLocked) throw unauthorised('login.contact_admin');
}

/** True for the password in clear and for its encrypted form, whichever of them is stored. */
export function hasPassword({ password }: Account, given: string, algorithm: EncryptionAlgorithm): boolean {
  const storedWith = algorithmOf(password);
  return (
    given === password ||
    (storedWith ? encrypt(given, storedWith) === password : given === encrypt(password, algorithm))
  );
}

/** The account with this name and password. Throws 401 for an unknown name or a wrong password. */
export function authenticate(
  accounts: readonly Account[],
  username: string,
  password: string,
  algorithm: EncryptionAlgorithm,
): Account {
  const account = accounts.find((known) => known.username === username.trim().toLowerCase());
  if (!account) throw unauthorised('login.account_not_found');
  if (!hasPassword(account, password, algorithm)) throw unauthorised('login.wrong_password');
  return account;
}
