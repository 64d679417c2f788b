import type { LoginAnswer, Tokens } from '@/services';

/** The parameters of a sign-in link (shell spec §2, `/loading`), without its tokens. */
export interface SignInLink {
  /** Empty: all tenants of the account are offered. */
  tenantCode: string;
  /** Product, or product version. */
  productCode: string;
  positionId: string;
  /** The name of the person as the sender of the link writes it; may be empty. */
  userName: string;
  isRemembered: boolean;
}

/** The person who is signed in when a link arrives. */
export interface CurrentUser {
  accountCode: string;
  tenantCode: string;
  userName: string;
}

/** The sign-in method with the input that later steps need. It contains no token, because the session owns tokens. */
export type AuthMethod =
  | { kind: 'password'; userName: string; password: string; isRemembered: boolean }
  | { kind: 'sms'; mobile: string; code: string }
  /** The first sign-in through a third party, with the account to bind. */
  | { kind: 'bind'; bindToken: string; userName: string; password: string }
  /** A phone or a third party has authenticated the person. */
  | { kind: 'external' }
  | { kind: 'link'; link: SignInLink; currentUser?: CurrentUser };

/** A sign-in as it is submitted: the method, with the tokens of an external answer or a link. */
export type AuthRequest =
  | Exclude<AuthMethod, { kind: 'external' | 'link' }>
  | (Extract<AuthMethod, { kind: 'external' }> & { answer: LoginAnswer })
  | (Extract<AuthMethod, { kind: 'link' }> & { tokens: Tokens });

/** The request without its tokens. */
export function methodOf(request: AuthRequest): AuthMethod {
  if (request.kind === 'external') return { kind: 'external' };
  if (request.kind === 'link') return { kind: 'link', link: request.link, currentUser: request.currentUser };
  return request;
}

/** The typed password; empty for a method without one. */
export const passwordOf = (method: AuthMethod) => ('password' in method ? method.password : '');
