import type { Administration } from '../administration/administration';
import type { Account } from './account';
import { openTenants } from './choices';

/** Notes in the log of each tenant of the person that they changed their own password; no log contains a password. */
export function logPasswordChange(administration: (tenantCode: string) => Administration, account: Account): void {
  const { name } = account;
  for (const { tenant, membership } of openTenants(account))
    administration(tenant.code).log.add({
      actor: { accountCode: membership.accountCode, name, positionName: '' },
      object: 'account',
      action: 'changepwd',
      recordId: membership.id,
      recordName: name,
    });
}
