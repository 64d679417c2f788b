import { forbidden } from '../apiError';
import type { Company } from '../company/company';
import type { HeldPosition } from '../company/entities';
import { isHeld } from '../company/entities';
import type { Account, Membership } from './account';
import type { Binding } from './sessions';
import type { ProductVersion, Tenant } from './tenants';
import { TENANTS } from './tenants';

/** A tenant that the account may work in, with the account's membership. */
export interface OpenTenant {
  tenant: Tenant;
  membership: Membership;
}

/** The account's tenants, without suspended ones and those that have disabled the account. */
export const openTenants = ({ memberships }: Account): OpenTenant[] =>
  memberships.flatMap((membership) => {
    const tenant = TENANTS.find(({ code }) => code === membership.tenantCode);
    return tenant && !tenant.isSuspended && !membership.isDisabled ? [{ tenant, membership }] : [];
  });

/** The positions in which the person may work: those that they hold and that are not disabled. */
export const positionsOf = ({ positions }: Company, { positionIds }: Membership): HeldPosition[] =>
  positionIds.flatMap((id) => {
    const position = positions.get(id);
    return position && isHeld(position) && !position.isDisabled ? [position] : [];
  });

const bindingOf = ({ tenant, membership }: OpenTenant, version: ProductVersion): Binding => ({
  tenantCode: tenant.code,
  accountCode: membership.accountCode,
  productCode: version.productCode,
  productVersionCode: version.code,
});

/** The binding of a new sign-in: complete with a single tenant and version, else empty (shell spec §4). */
export function defaultBinding(account: Account): Binding {
  const [first, ...others] = openTenants(account).flatMap((open) =>
    open.tenant.versions.map((version) => bindingOf(open, version)),
  );
  return first && others.length === 0 ? first : {};
}

/** The binding of an explicit choice. Throws 403 unless the account has exactly this tenant and version. */
export function bindingForChoice(account: Account, wanted: Required<Omit<Binding, 'positionId'>>): Binding {
  const open = openTenants(account).find(({ tenant }) => tenant.code === wanted.tenantCode);
  const version = open?.tenant.versions.find(
    ({ code, productCode }) => code === wanted.productVersionCode && productCode === wanted.productCode,
  );
  if (!open || !version || open.membership.accountCode !== wanted.accountCode) throw forbidden('auth.tenant_not_yours');
  return { ...bindingOf(open, version), positionId: undefined };
}
