import type { Account, Membership } from '../../accounts/account';
import { heldPositions, stateOf } from '../../accounts/listAccounts';
import { saveAccount } from '../../accounts/manageAccounts';
import type { AccountContext, AccountLookup } from '../../accounts/manageAccounts';
import { actorOf } from '../../accounts/caller';
import type { Administration } from '../../administration/administration';
import { businessError } from '../../apiError';
import type { Position } from '../../company/entities';
import { plainName } from '../../plainName';
import type { ExportColumn } from './exportModel';
import type { ImportModel, RowValues, SaveContext, UnitOutcome } from './importModel';
import { textIn } from './importModel';

/** Finds the accounts of all tenants by name and number, without searching the list for each row. */
function indexOf(accounts: readonly Account[]): AccountLookup {
  const byUsername = new Map<string, Account>();
  const byMobile = new Map<string, Account>();
  const add = (account: Account) => {
    byUsername.set(account.username, account);
    byMobile.set(account.mobile, account);
  };
  accounts.forEach(add);
  const current = (found: Account | undefined, isStill: (account: Account) => boolean) =>
    found && isStill(found) ? found : undefined;
  return {
    // An account that was renamed is under its earlier name as well.
    byUsername: (wanted) => current(byUsername.get(wanted), ({ username }) => username === wanted),
    byMobile: (wanted) => current(byMobile.get(wanted), ({ mobile }) => mobile === wanted),
    add,
  };
}

const keyOf = (organisation: string, name: string) => `${organisation}\n${name}`;

/** The vacant positions by organisation and name; `take` returns one that was not taken before. */
function vacancies({ positions }: Administration) {
  const vacant = new Map<string, Position[]>();
  for (const position of positions.all()) {
    if (position.employee || position.isDisabled) continue;
    const { code, name } = position.organisation;
    for (const organisation of [code, name]) {
      const key = keyOf(organisation, position.name);
      const others = vacant.get(key);
      if (others) others.push(position);
      else vacant.set(key, [position]);
    }
  }
  return {
    take: (organisation: string, name: string): Position | undefined =>
      vacant.get(keyOf(organisation, name))?.find(({ employee }) => employee === undefined),
  };
}

/** The positions after the import: those before, and the one that the row names. */
function positionIdsAfter(
  values: RowValues,
  before: readonly string[],
  { positions }: Administration,
  take: ReturnType<typeof vacancies>['take'],
): readonly string[] {
  const [organisation, name] = [textIn(values, 'organisation'), textIn(values, 'position')];
  if (organisation === '' && name === '') return before;
  const isNamed = ({ organisation: unit, name: ownName }: Position) =>
    ownName === name && (unit.code === organisation || unit.name === organisation);
  const isHeld = before.some((id) => {
    const position = positions.find(id);
    return position !== undefined && isNamed(position);
  });
  if (isHeld) return before;
  const position = take(organisation, name);
  if (!position) throw businessError('account.position_none_vacant', { position: name });
  return [...before, position.id];
}

function save(
  context: AccountContext,
  { caller, strategy }: SaveContext,
  values: RowValues,
  lookup: AccountLookup,
  take: ReturnType<typeof vacancies>['take'],
): UnitOutcome {
  const { administration, company } = context;
  const username = textIn(values, 'username').toLowerCase();
  const existing = lookup.byUsername(username)?.memberships.find(({ tenantCode }) => tenantCode === company.tenantCode);
  if (existing && strategy === 'ignore') return 'ignored';
  if (existing && strategy === 'error') return { row: 0, fault: { key: 'spreadsheet.exists', column: 'username' } };
  saveAccount(
    context,
    {
      id: existing?.id ?? '',
      version: existing?.version,
      username,
      name: plainName(textIn(values, 'name')),
      mobile: textIn(values, 'mobile'),
      positionIds: positionIdsAfter(values, existing?.positionIds ?? [], administration, take),
    },
    actorOf(caller),
    lookup,
  );
  return 'saved';
}

/**
 * Imports accounts: a known user name is an existing account, anything else a new one. A row may name one position, which
 * must be vacant; an existing account keeps those that it has.
 */
export const accountImport = (context: AccountContext): ImportModel => ({
  title: 'spreadsheet.model.account',
  functionCode: 'ACCOUNT_MANAGE',
  logObject: 'account',
  template: 'template-accounts',
  columns: () => [
    { key: 'username', title: 'account.username', type: 'text', isRequired: true, isUnique: true, maxLength: 30 },
    { key: 'name', title: 'account.name', type: 'text', isRequired: true, maxLength: 20 },
    { key: 'mobile', title: 'account.mobile', type: 'text', isRequired: true, isUnique: true, maxLength: 11 },
    { key: 'organisation', title: 'account.organisation', type: 'text', maxLength: 60 },
    { key: 'position', title: 'account.position', type: 'text', maxLength: 60 },
  ],
  example: {
    username: 'wang.xiaoming',
    name: '示例：王小明',
    mobile: '13800000000',
    organisation: '上海分部',
    position: '销售代表',
  },
  columnOfError: {
    'account.username_invalid': 'username',
    'account.username_elsewhere': 'username',
    'account.name_required': 'name',
    'account.name_too_long': 'name',
    'account.mobile_invalid': 'mobile',
    'account.mobile_taken': 'mobile',
    'account.position_none_vacant': 'position',
    'auth.grant_not_held': 'position',
  },
  begin(saveContext) {
    const lookup = indexOf(context.accounts);
    const { take } = vacancies(context.administration);
    return (unit) => save(context, saveContext, unit[0] ?? new Map(), lookup, take);
  },
});

/** The columns of an export of accounts: no passwords. */
export const accountColumns = (administration: Administration): readonly ExportColumn<Membership>[] => {
  const positionsOf = (membership: Membership) => heldPositions(administration, membership);
  return [
    { key: 'username', title: 'account.username', type: 'text', value: ({ account }) => account.username },
    { key: 'name', title: 'account.name', type: 'text', value: ({ account }) => account.name },
    { key: 'mobile', title: 'account.mobile', type: 'text', value: ({ account }) => account.mobile },
    {
      key: 'organisation',
      title: 'account.organisation',
      type: 'text',
      value: (row) => positionsOf(row)[0]?.organisation.name ?? '',
    },
    {
      key: 'position',
      title: 'account.position',
      type: 'text',
      value: (row) =>
        positionsOf(row)
          .map(({ name }) => name)
          .join('、'),
    },
    { key: 'state', title: 'account.state', type: 'name', value: (row) => `account.state.${stateOf(row)}` },
    { key: 'devices', title: 'account.devices', type: 'number', value: ({ devices }) => devices.length },
    { key: 'updated', title: 'account.updated', type: 'text', value: ({ updatedAt }) => updatedAt },
  ];
};
