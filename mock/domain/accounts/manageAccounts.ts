import type { Administration } from '../administration/administration';
import { businessError } from '../apiError';
import type { Company } from '../company/company';
import { INITIAL_PASSWORD } from '../fixtures';
import type { FunctionCode } from '../functions';
import { isMobile } from '../phoneNumber';
import type { Actor } from '../records/record';
import { checkGrant, functionsOf } from '../roles/grants';
import type { Account, Membership } from './account';
import { checkPositions, holdPositions, renameEmployee } from './holdPositions';
import { heldPositions } from './listAccounts';
import type { RegisterConfig } from './registerConfig';
import type { Sessions } from './sessions';

/** What the changes of accounts concern: those of all tenants, and the records of one. */
export interface AccountContext {
  accounts: Account[];
  sessions: Sessions;
  company: Company;
  administration: Administration;
  /** What the tenant has configured now. */
  config(): RegisterConfig;
  /** The position in which the administrator works. */
  callerPositionId: string | undefined;
  /** What the administrator may do in it. */
  callerFunctions: readonly FunctionCode[];
}

/** Submitted fields of an account. */
export interface AccountInput {
  /** The account code; empty: a new account. */
  id: string;
  version: number | undefined;
  username: string;
  name: string;
  mobile: string;
  positionIds: readonly string[];
}

/** Looks up accounts of all tenants. An import looks them up more often than it could search the list. */
export interface AccountLookup {
  byUsername(username: string): Account | undefined;
  byMobile(mobile: string): Account | undefined;
  /** Notes a saved account. */
  add(account: Account): void;
}

const searchIn = (accounts: readonly Account[]): AccountLookup => ({
  byUsername: (wanted) => accounts.find(({ username }) => username === wanted),
  byMobile: (wanted) => accounts.find(({ mobile }) => mobile === wanted),
  add: () => undefined,
});

const USERNAME = /^[a-z][a-z0-9._-]{1,29}$/;
const LONGEST_NAME = 20;

/** A person of several tenants. None of them may change who the person is for the others. */
export const isShared = ({ account }: Membership) => account.memberships.length > 1;

const identityOf = ({ username, name, mobile }: Pick<Account, 'username' | 'name' | 'mobile'>) => ({
  username: username.toLowerCase(),
  name,
  mobile,
});
type Identity = ReturnType<typeof identityOf>;

function checkIdentity(
  { username, name, mobile }: Identity,
  own: Account | undefined,
  lookup: AccountLookup,
  company: Company,
) {
  if (username === '') throw businessError('account.username_required');
  if (!USERNAME.test(username)) throw businessError('account.username_invalid');
  if (name === '') throw businessError('account.name_required');
  if ([...name].length > LONGEST_NAME) throw businessError('account.name_too_long');
  if (!isMobile(mobile)) throw businessError('account.mobile_invalid');
  const sameName = lookup.byUsername(username);
  if (sameName && sameName !== own) {
    const isHere = sameName.memberships.some(({ tenantCode }) => tenantCode === company.tenantCode);
    throw businessError(isHere ? 'account.username_taken' : 'account.username_elsewhere');
  }
  const sameMobile = lookup.byMobile(mobile);
  if (sameMobile && sameMobile !== own) throw businessError('account.mobile_taken');
}

function checkOwnPositions({ callerPositionId }: AccountContext, positionIds: readonly string[]): void {
  if (positionIds.length === 0) throw businessError('account.own_last_position');
  if (callerPositionId && !positionIds.includes(callerPositionId)) throw businessError('account.own_position');
}

/**
 * Creates an account or changes the one with this code. A new one must change its password at the first sign-in. The
 * positions that it gets must not have functions that the administrator does not hold, nor those of an account whose mobile
 * number is changed.
 */
export function saveAccount(
  context: AccountContext,
  input: AccountInput,
  actor: Actor,
  lookup: AccountLookup = searchIn(context.accounts),
): Membership {
  const { company, administration } = context;
  const { accounts } = administration;
  const stored =
    input.id === '' ? undefined : (accounts.findForSave(input.id, input.version) ?? accounts.get(input.id));
  const identity = identityOf(input);
  if (stored && isShared(stored) && JSON.stringify(identity) !== JSON.stringify(identityOf(stored.account)))
    throw businessError('account.shared');
  checkIdentity(identity, stored?.account, lookup, company);
  const isOwn = stored?.id === actor.accountCode;
  if (isOwn) checkOwnPositions(context, input.positionIds);
  // Codes that sign a person in are sent to their mobile number.
  if (stored && !isOwn && identity.mobile !== stored.account.mobile) checkRightsOf(context, stored);
  const before = stored?.positionIds ?? [];
  const wanted = checkPositions(administration, before, input.positionIds);
  const given = wanted.filter(({ id }) => !before.includes(id)).flatMap(({ roleIds }) => roleIds);
  checkGrant({ functionCodes: context.callerFunctions }, functionsOf(administration, given));
  const positionIds = wanted.map(({ id }) => id);
  const hold = (membership: Membership) =>
    holdPositions(company, administration, membership, { before, wanted }, actor);
  if (!stored) {
    const created = createAccount(context, { ...identity, positionIds }, actor);
    hold(created);
    lookup.add(created.account);
    return created;
  }
  return accounts.update(
    stored.id,
    input.version,
    () => {
      hold(stored);
      Object.assign(stored.account, identity);
      renameEmployee(company, stored);
      lookup.add(stored.account);
      return { positionIds };
    },
    actor,
  );
}

function createAccount(
  { accounts, company, administration, config }: AccountContext,
  { positionIds, ...identity }: Identity & Pick<Membership, 'positionIds'>,
  actor: Actor,
): Membership {
  const { tenantCode } = company;
  const account: Account = {
    ...identity,
    password: config().defaultPassword || INITIAL_PASSWORD,
    passwordStatus: 2,
    isPasswordGiven: true,
    isLocked: false,
    memberships: [],
  };
  const wanted = `${tenantCode}-${identity.username}`;
  let id = wanted;
  // An account that was renamed keeps its code.
  for (let count = 2; administration.accounts.find(id); count += 1) id = `${wanted}-${count}`;
  const fields = { tenantCode, accountCode: id, account, positionIds, isDisabled: false, devices: [] };
  const membership = administration.accounts.create(fields, actor, id);
  account.memberships.push(membership);
  accounts.push(account);
  return membership;
}

/** Deletes all accounts or none and returns how many existed. Their positions become vacant. */
export function deleteAccounts(context: AccountContext, ids: readonly string[], actor: Actor): number {
  const { accounts, sessions, company, administration } = context;
  const found = [...new Set(ids)].flatMap((id) => administration.accounts.find(id) ?? []);
  if (found.some(({ id }) => id === actor.accountCode)) throw businessError('account.own_delete');
  for (const membership of found) {
    const { account, positionIds } = membership;
    sessions.endInTenant(account, company.tenantCode);
    holdPositions(company, administration, membership, { before: positionIds, wanted: [] }, actor);
    account.memberships = account.memberships.filter((each) => each !== membership);
    if (account.memberships.length === 0) accounts.splice(accounts.indexOf(account), 1);
  }
  administration.accounts.remove(found, actor);
  return found.length;
}

/** The accounts with these codes. Throws 404 when one is missing, so that none is changed. */
const getAll = ({ accounts }: Administration, ids: readonly string[]): Membership[] =>
  [...new Set(ids)].map((id) => accounts.get(id));

/** Throws 403 unless the caller holds all functions of the account: who can sign in as a person has their rights. */
function checkRightsOf({ administration, callerFunctions }: AccountContext, membership: Membership): void {
  const roleIds = heldPositions(administration, membership).flatMap((position) => position.roleIds);
  checkGrant({ functionCodes: callerFunctions }, functionsOf(administration, roleIds));
}

/** Disables the accounts in the tenant, or enables them again, and returns the codes of those that were changed. */
export function setDisabled(
  { sessions, company, administration }: AccountContext,
  ids: readonly string[],
  isDisabled: boolean,
  actor: Actor,
): string[] {
  const changed = getAll(administration, ids).filter((membership) => membership.isDisabled !== isDisabled);
  if (isDisabled && changed.some(({ id }) => id === actor.accountCode)) throw businessError('account.own_disable');
  for (const { id, account } of changed) {
    administration.accounts.update(id, 'any', { isDisabled }, actor, isDisabled ? 'disable' : 'enable');
    if (isDisabled) sessions.endInTenant(account, company.tenantCode);
  }
  return changed.map(({ id }) => id);
}

/** Unlocks the accounts, for all sign-ins. */
export function unlockAccounts({ administration }: AccountContext, ids: readonly string[], actor: Actor): void {
  const unlock = (account: Account) => () => {
    account.isLocked = false;
    return {};
  };
  for (const { id, account } of getAll(administration, ids))
    if (account.isLocked) administration.accounts.update(id, 'any', unlock(account), actor, 'unlock');
}

const RESET_PASSWORD = /^\d{6,8}$/;

/**
 * Resets the passwords (business spec §5) and ends all sessions. The persons must change them at the next sign-in. The log
 * says that they were reset, not to what. The administrator must hold all functions of each account.
 */
export function resetPasswords(context: AccountContext, ids: readonly string[], password: string, actor: Actor): void {
  if (password === '') throw businessError('account.reset_required');
  if (!RESET_PASSWORD.test(password)) throw businessError('account.reset_invalid');
  const { sessions, administration } = context;
  const found = getAll(administration, ids);
  if (found.some(({ id }) => id === actor.accountCode)) throw businessError('account.own_reset');
  if (found.some(isShared)) throw businessError('account.shared_reset');
  for (const membership of found) checkRightsOf(context, membership);
  for (const { id, account } of found) {
    account.password = password;
    account.passwordStatus = 2;
    account.isPasswordGiven = true;
    sessions.endAll(account);
    administration.accounts.update(id, 'any', {}, actor, 'resetpwd');
  }
}

/** Unbinds these devices of an account. */
export function unbindDevices(
  { administration: { accounts } }: AccountContext,
  id: string,
  deviceIds: readonly string[],
  actor: Actor,
): void {
  const { devices } = accounts.get(id);
  const kept = devices.filter((device) => !deviceIds.includes(device.id));
  if (kept.length < devices.length) accounts.update(id, 'any', { devices: kept }, actor);
}
