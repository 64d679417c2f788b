import type { Company } from '../company/company';
import { createIdSource } from '../ids';
import { createRecords, seededRecords } from '../records/createRecords';
import type { Records } from '../records/createRecords';
import type { OperationLog } from '../records/operationLog';
import type { Role } from '../roles/role';
import type { DataRule } from './dataRule';
import { seedRules } from './seedRules';
import { itemTexts } from './values';

/** Creates the data permission rules of a tenant. */
export const createDataRules = (company: Company, roles: Records<Role>, log: OperationLog): Records<DataRule> =>
  createRecords<DataRule>({
    kind: 'datarule',
    notFoundCode: 'datarule.not_found',
    store: seededRecords(seedRules(company)),
    nameOf: ({ name }) => name,
    loggedFields: (rule) => ({
      name: rule.name,
      object: `datarule.object.${rule.object}`,
      roles: rule.roleIds.map((id) => roles.find(id)?.name ?? id),
      combination: `datarule.combination.${rule.combination}`,
      conditions: itemTexts(company, rule, 'zh-CN'),
      disabled: !rule.isEnabled,
    }),
    nextId: createIdSource('datarule').next,
    log,
  });
