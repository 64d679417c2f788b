import type { Account, Membership } from '../accounts/account';
import type { Company } from '../company/company';
import type { Organisation, Position } from '../company/entities';
import { namePathOf } from '../company/organisationTree';
import type { ConfigItem } from '../config/configItem';
import { createConfig } from '../config/createConfig';
import type { ReportTemplate } from '../config/reportTemplate';
import { createDataRules } from '../data-rules/createDataRules';
import type { DataRule } from '../data-rules/dataRule';
import { createDictionaries } from '../dictionaries/createDictionaries';
import type { DictionaryCategory, DictionaryItem } from '../dictionaries/dictionary';
import type { Flow } from '../flows/definition/flow';
import { flowRecords } from '../flows/definition/flowRecords';
import { createIdSource } from '../ids';
import type { Menu } from '../menu/menu';
import { menuRecords } from '../menu/menuRecords';
import { createRecords } from '../records/createRecords';
import type { Records } from '../records/createRecords';
import { createOperationLog } from '../records/operationLog';
import type { OperationLog } from '../records/operationLog';
import { createReportLayouts } from '../reports/reportLayouts';
import type { OwnLayouts, ReportLayout } from '../reports/reportLayouts';
import type { Role } from '../roles/role';

/** What the administrators of one tenant maintain, with the log of their changes. */
export interface Administration {
  log: OperationLog;
  roles: Records<Role>;
  organisations: Records<Organisation>;
  positions: Records<Position>;
  /** The memberships of the tenant. */
  accounts: Records<Membership>;
  /** The one menu of the tenant. */
  menu: Records<Menu>;
  dataRules: Records<DataRule>;
  /** The definitions of flows; their ids are their codes. */
  flows: Records<Flow>;
  dictionaries: Records<DictionaryCategory>;
  dictionaryItems: Records<DictionaryItem>;
  /** The settings of the company, by key. */
  config: Records<ConfigItem>;
  /** What work reports begin with, by type. */
  reportTemplates: Records<ReportTemplate>;
  /** The layouts of reports for everybody, and those of single people. */
  reportLayouts: Records<ReportLayout>;
  ownLayouts: OwnLayouts;
}

const byId = <R extends { id: string }>(records: readonly R[]) => new Map(records.map((record) => [record.id, record]));

/** Creates the records of a tenant. Organisations, positions and roles belong to the company, accounts to the platform. */
export function createAdministration(company: Company, accounts: readonly Account[]): Administration {
  const log = createOperationLog();
  const onChange = () => company.markChanged();
  const { tenantCode } = company;
  const memberships = accounts.flatMap((account) =>
    account.memberships.filter((membership) => membership.tenantCode === tenantCode),
  );
  const roles = createRecords<Role>({
    kind: 'role',
    notFoundCode: 'role.not_found',
    store: company.roles,
    nameOf: ({ name }) => name,
    loggedFields: ({ code, name, description, functionCodes }) => ({
      code,
      name,
      description,
      functions: functionCodes.map((each) => `function.${each}`),
    }),
    nextId: createIdSource('role').next,
    log,
    onChange,
  });
  const organisations = createRecords<Organisation>({
    kind: 'organisation',
    notFoundCode: 'organisation.not_found',
    store: company.organisations,
    nameOf: ({ name }) => name,
    loggedFields: ({ code, name, parent, order, isDisabled }) => ({
      code,
      name,
      parent: { path: parent ? namePathOf(parent) : [] },
      order: order + 1,
      disabled: isDisabled,
    }),
    nextId: () => {
      throw new Error('The id of an organisation is its code');
    },
    log,
    onChange,
  });
  const positions = createRecords<Position>({
    kind: 'position',
    notFoundCode: 'position.not_found',
    store: company.positions,
    nameOf: ({ name, organisation }) => `${name}（${organisation.name}）`,
    loggedFields: ({ name, organisation, employee, roleIds, isDisabled }) => ({
      name,
      organisation: organisation.name,
      holder: employee?.name ?? '',
      roles: roleIds.map((id) => roles.find(id)?.name ?? id),
      disabled: isDisabled,
    }),
    nextId: createIdSource('position').next,
    log,
    onChange,
  });
  return {
    log,
    roles,
    organisations,
    positions,
    accounts: createRecords<Membership>({
      kind: 'account',
      notFoundCode: 'account.not_found',
      store: byId(memberships),
      nameOf: ({ account }) => account.name,
      loggedFields: ({ account, positionIds, isDisabled, devices }) => ({
        username: account.username,
        name: account.name,
        mobile: account.mobile,
        positions: positionIds.map((id) => positions.find(id)?.name ?? id),
        locked: account.isLocked,
        disabled: isDisabled,
        devices: devices.map(({ name }) => name),
      }),
      nextId: () => {
        throw new Error('The id of a membership is its account code');
      },
      log,
    }),
    menu: menuRecords(tenantCode, log),
    dataRules: createDataRules(company, roles, log),
    flows: flowRecords(company, log),
    ...createDictionaries(company, log),
    ...createConfig(tenantCode, log),
    ...createReportLayouts(log),
  };
}
