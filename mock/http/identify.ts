import type { Caller } from '../domain/accounts/caller';
import type { Account, Membership } from '../domain/accounts/account';
import { openTenants, positionsOf } from '../domain/accounts/choices';
import type { Binding } from '../domain/accounts/sessions';
import type { Company } from '../domain/company/company';
import { createDataScope } from '../domain/data-rules/dataScope';
import { forbidden } from '../domain/apiError';
import type { CallContext } from './createHandler';
import { headerOf } from './wire';

/** The account and binding of a valid token. */
export interface AuthenticatedUser {
  token: string;
  account: Account;
  binding: Binding;
}

/** An authenticated user in a tenant. */
export interface TenantUser extends AuthenticatedUser {
  tenantCode: string;
  membership: Membership;
  company: Company;
}

const CLIENT_TYPE = '1';

/** Throws 403 when a header of the call (shell spec §7) contradicts the token; missing headers are allowed. */
function checkHeaders({ request }: CallContext, binding: Binding): void {
  const expected: readonly (readonly [name: string, value: string | undefined])[] = [
    ['tecode', binding.tenantCode],
    ['pdcode', binding.productCode],
    ['pvcode', binding.productVersionCode],
    ['accode', binding.accountCode],
    ['ctcode', CLIENT_TYPE],
  ];
  const wrong = expected.find(([name, value]) => {
    const given = headerOf(request, name);
    return given !== '' && given !== value;
  });
  if (wrong) throw forbidden('auth.header_mismatch', { header: wrong[0] });
}

export function identifyUser(context: CallContext): AuthenticatedUser {
  const token = headerOf(context.request, 'token');
  const { account, binding } = context.platform.sessions.identify(token);
  checkHeaders(context, binding);
  return { token, account, binding };
}

export function identifyTenantUser(context: CallContext): TenantUser {
  const user = identifyUser(context);
  const { tenantCode } = user.binding;
  const open = openTenants(user.account).find(({ tenant }) => tenant.code === tenantCode);
  if (!tenantCode || !open) throw forbidden('auth.tenant_required');
  return { ...user, tenantCode, membership: open.membership, company: context.platform.company(tenantCode) };
}

/** The caller in a position. Reads the roles on every call, so that a changed role takes effect at once. */
export function callerFor(
  { platform }: CallContext,
  { account, company, tenantCode, membership }: TenantUser,
  positionId: string,
): Caller {
  const position = positionsOf(company, membership).find(({ id }) => id === positionId);
  if (!position) throw forbidden('auth.position_not_yours');
  const { roles: known, dataRules } = platform.administration(tenantCode);
  const roles = position.roleIds.flatMap((id) => known.find(id) ?? []);
  const functionCodes = [...new Set(roles.flatMap((role) => role.functionCodes))];
  const scope = createDataScope({ company, position }, roles, () => dataRules.all());
  return { account, company, position, roles, functionCodes, scope };
}

export function identifyCaller(context: CallContext): Caller {
  const user = identifyTenantUser(context);
  const { positionId } = user.binding;
  if (!positionId) throw forbidden('auth.position_required');
  return callerFor(context, user, positionId);
}
