import type { Caller } from '../domain/accounts/caller';
import type { Account, Membership } from '../domain/accounts/account';
import { openTenants } from '../domain/accounts/choices';
import type { Binding } from '../domain/accounts/sessions';
import type { Company } from '../domain/company/company';
import { forbidden } from '../domain/refusal';
import type { CallContext } from './answer';
import { headerOf } from './wire';

/** Somebody with a token. */
export interface Visitor {
  token: string;
  account: Account;
  binding: Binding;
}

/** Somebody who works in a tenant. */
export interface Member extends Visitor {
  tenantCode: string;
  membership: Membership;
  company: Company;
}

const CLIENT_TYPE = '1';

/** The headers of every call (shell spec §7) must say what the token says, where they say anything. */
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

export function identifyVisitor(context: CallContext): Visitor {
  const token = headerOf(context.request, 'token');
  const { account, binding } = context.platform.sessions.identify(token);
  checkHeaders(context, binding);
  return { token, account, binding };
}

export function identifyMember(context: CallContext): Member {
  const visitor = identifyVisitor(context);
  const { tenantCode } = visitor.binding;
  const open = openTenants(visitor.account).find(({ tenant }) => tenant.code === tenantCode);
  if (!tenantCode || !open) throw forbidden('auth.tenant_required');
  return { ...visitor, tenantCode, membership: open.membership, company: context.platform.company(tenantCode) };
}

/** The post, and what it may do now: a change of its role is felt at once. */
export function callerFor(
  { platform }: CallContext,
  { account, company, tenantCode, membership }: Member,
  positionId: string,
): Caller {
  const position = membership.positionIds.includes(positionId) ? company.positions.get(positionId) : undefined;
  const role = position && platform.roles(tenantCode).find(position.roleId);
  if (!position || !role) throw forbidden('auth.position_not_yours');
  return { account, company, position, role };
}

export function identifyCaller(context: CallContext): Caller {
  const member = identifyMember(context);
  const { positionId } = member.binding;
  if (!positionId) throw forbidden('auth.position_required');
  return callerFor(context, member, positionId);
}
