import type { LoginAnswer, Tokens } from '@/services';

/** A sign-in that somebody else has begun and hands over by address (shell spec §2, `/loading`). */
export interface SignInLink {
  tokens: Tokens;
  /** Empty: whatever the account opens is offered. */
  tenantCode: string;
  /** Product, or product version. */
  productCode: string;
  positionId: string;
  /** Who the link is for, as its sender names them; empty when it does not say. */
  userName: string;
  isRemembered: boolean;
}

/** Who is signed in while a link arrives. */
export interface Present {
  accountCode: string;
  tenantCode: string;
  userName: string;
}

/** How somebody asks to be let in. */
export type Attempt =
  | { by: 'password'; userName: string; password: string; isRemembered: boolean }
  | { by: 'sms'; mobile: string; code: string }
  /** First sign-in through a third party: the account it shall belong to from then on. */
  | { by: 'bind'; bindToken: string; userName: string; password: string }
  /** A phone or a third party has already spoken for the person. */
  | { by: 'answer'; answer: LoginAnswer }
  | { by: 'link'; link: SignInLink; present?: Present };

/** What was typed as the password; empty when the person came another way. */
export const passwordOf = (attempt: Attempt) => ('password' in attempt ? attempt.password : '');
