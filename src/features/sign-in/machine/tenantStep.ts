import { matchesPattern } from '@/common/passwords/matchesPattern';
import { accountDisabled } from '@/services';
import type { LocalSettings, ProductChoice } from '@/services';
import { passwordOf } from './authRequest';
import type { SignInLink } from './authRequest';
import type { Authenticated, PasswordChangeReason, SignInState, TenantChosen } from './state';

/** The choices that match the codes of a link; an empty code matches all. */
function matchingChoices(
  choices: readonly ProductChoice[],
  { tenantCode, productCode }: SignInLink,
): readonly ProductChoice[] {
  return choices.filter(
    (choice) =>
      (!tenantCode || choice.tenantCode === tenantCode) &&
      (!productCode || choice.productCode === productCode || choice.productVersionCode === productCode),
  );
}

/** The token of a link belongs to no tenant yet, so the tenant is always chosen. A change of the user is confirmed first. */
function enterByLink(authenticated: Authenticated, choice: ProductChoice): SignInState {
  const { method } = authenticated;
  const currentUser = method.kind === 'link' ? method.currentUser : undefined;
  const isOtherUser =
    currentUser && (currentUser.accountCode !== choice.accountCode || currentUser.tenantCode !== choice.tenantCode);
  return isOtherUser
    ? { step: 'userChange', authenticated, choice, currentUser }
    : { step: 'choosingProduct', authenticated, choice };
}

/** The person has chosen one of several products. */
export const chooseProduct = (authenticated: Authenticated, choice: ProductChoice): SignInState =>
  authenticated.method.kind === 'link'
    ? enterByLink(authenticated, choice)
    : { step: 'choosingProduct', authenticated, choice };

/** One tenant with one product version proceeds directly; otherwise the person chooses (shell spec §4). */
export function toTenant(authenticated: Authenticated): SignInState {
  const { method, answer } = authenticated;
  const choices = method.kind === 'link' ? matchingChoices(answer.choices, method.link) : answer.choices;
  const [choice, ...others] = choices;
  if (!choice) return { step: 'credentials', failure: accountDisabled('noTenant') };
  if (others.length > 0) {
    return { step: 'productChoice', authenticated: { ...authenticated, answer: { ...answer, choices } } };
  }
  return method.kind === 'link' ? enterByLink(authenticated, choice) : toAccount({ ...authenticated, choice });
}

/** The forced change of the password comes between the tenant and the account info (shell spec §4). */
export function toAccount(tenantChosen: TenantChosen): SignInState {
  const { method, settings } = tenantChosen;
  const reason = forcedChangeReason(passwordOf(method), settings);
  if (!reason) {
    return { step: 'accountInfo', tenantChosen, positionId: method.kind === 'link' ? method.link.positionId : '' };
  }
  const message = reason === 'pattern' ? settings.passwordPatternHint : '';
  return { step: 'passwordChange', reason, message, authenticated: tenantChosen };
}

/** Why the typed password must be changed, if so (shell spec §5). A sign-in without a password is not checked. */
function forcedChangeReason(password: string, settings: LocalSettings): PasswordChangeReason | undefined {
  const { isFirstPasswordChangeForced, initialPassword, passwordPattern } = settings;
  if (!password) return undefined;
  if (isFirstPasswordChangeForced && password === initialPassword) return 'initial';
  if (!matchesPattern(password, passwordPattern)) return 'pattern';
  return undefined;
}
