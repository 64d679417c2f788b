import type { LoginAnswer, Tokens } from '@/services';

/** What a link asks for (shell spec §2, `/loading`). Its tokens are kept apart from it. */
export interface SignInLink {
  /** Empty: all tenants of the account are offered. */
  tenantCode: string;
  /** Product, or product version. */
  productCode: string;
  positionId: string;
  /** Who the link is for, as its sender names them; empty when it does not say. */
  userName: string;
  isRemembered: boolean;
}

/** Who is signed in while a link arrives. */
export interface CurrentUser {
  accountCode: string;
  tenantCode: string;
  userName: string;
}

/** How a person signs in, as far as the later steps need it. It holds no token: the session alone owns those. */
export type Entry =
  | { kind: 'password'; userName: string; password: string; isRemembered: boolean }
  | { kind: 'sms'; mobile: string; code: string }
  /** First sign-in through a third party: the account that is bound to it. */
  | { kind: 'bind'; bindToken: string; userName: string; password: string }
  /** A phone or a third party has vouched for the person. */
  | { kind: 'answer' }
  | { kind: 'link'; link: SignInLink; present?: CurrentUser };

/** A sign-in as it is submitted: the entry, with the tokens that came along with an answer or a link. */
export type Attempt =
  | Exclude<Entry, { kind: 'answer' | 'link' }>
  | (Extract<Entry, { kind: 'answer' }> & { answer: LoginAnswer })
  | (Extract<Entry, { kind: 'link' }> & { tokens: Tokens });

/** The attempt without its tokens. */
export function entryOf(attempt: Attempt): Entry {
  if (attempt.kind === 'answer') return { kind: 'answer' };
  if (attempt.kind === 'link') return { kind: 'link', link: attempt.link, present: attempt.present };
  return attempt;
}

/** What was typed as the password; empty for a person who came another way. */
export const passwordOf = (entry: Entry) => ('password' in entry ? entry.password : '');
