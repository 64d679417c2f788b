import { accountDisabled } from '@/services';
import type { ProductChoice } from '@/services';
import type { SignInLink } from './attempt';
import { passwordCheck } from './passwordCheck';
import { passwordOf } from './attempt';
import type { Authenticated, TenantChosen, SignInState } from './state';

/** What a link asks for, out of what the account opens. An empty code asks for nothing. */
function wantedOf(
  choices: readonly ProductChoice[],
  { tenantCode, productCode }: SignInLink,
): readonly ProductChoice[] {
  return choices.filter(
    (choice) =>
      (!tenantCode || choice.tenantCode === tenantCode) &&
      (!productCode || choice.productCode === productCode || choice.productVersionCode === productCode),
  );
}

/** A link's token says nothing about a tenant yet, so the tenant is always entered; somebody else is asked first. */
function enterByLink(known: Authenticated, choice: ProductChoice): SignInState {
  const present = known.entry.kind === 'link' ? known.entry.present : undefined;
  const isSomebodyElse =
    present && (present.accountCode !== choice.accountCode || present.tenantCode !== choice.tenantCode);
  return isSomebodyElse ? { step: 'userChange', known, choice, present } : { step: 'choosingProduct', known, choice };
}

/** A person's choice among several products. */
export const chooseProduct = (known: Authenticated, choice: ProductChoice): SignInState =>
  known.entry.kind === 'link' ? enterByLink(known, choice) : { step: 'choosingProduct', known, choice };

/** One tenant with one product version goes straight on; several are chosen from (shell spec §4). */
export function toTenant(known: Authenticated): SignInState {
  const { entry, answer } = known;
  const choices = entry.kind === 'link' ? wantedOf(answer.choices, entry.link) : answer.choices;
  const [choice, ...others] = choices;
  if (!choice) return { step: 'credentials', failure: accountDisabled() };
  if (others.length > 0) return { step: 'productChoice', known: { ...known, answer: { ...answer, choices } } };
  return entry.kind === 'link' ? enterByLink(known, choice) : toAccount({ ...known, choice });
}

/** The forced first change stands between the tenant and the account (shell spec §4). */
export function toAccount(placed: TenantChosen): SignInState {
  const { entry, settings } = placed;
  const reason = passwordCheck(passwordOf(entry), settings);
  if (!reason) return { step: 'accountInfo', placed, positionId: entry.kind === 'link' ? entry.link.positionId : '' };
  const message = reason === 'pattern' ? settings.passwordPatternHint : '';
  return { step: 'passwordChange', reason, message, known: placed };
}
