import { timestamp, read } from '@/common/schemas';
import type { AppError } from '@/common/errors/appError';
import { languageOf } from '@/common/languages';
import type { Language } from '@/common/languages';
import type { Tokens } from '@/services';
import type { SignInLink } from '../machine/authRequest';

/** The sign-in that a link carries (shell spec §2, `/loading`). */
export interface LinkSignInParams {
  link: SignInLink;
  tokens: Tokens;
  language?: Language;
  /** The origin of the link, to which a sign-out may return. */
  host: string;
  /** Set in a partner's page, which has a brand of its own. */
  partner?: { onFailed(failure: AppError): void };
}

/** The parameters of the sign-in; all of them are removed from the address. */
const PARAMETERS = [
  'token',
  'refreshtoken',
  'tokenexpires',
  'tenantcode',
  'opentoken',
  'remember',
  'lang',
  'uid',
  'pid',
  'position',
  'origin',
] as const;

/** The sign-in in a query, and the query without it; undefined without a token. */
export function readLinkParams(query: string): { params: LinkSignInParams; rest: string } | undefined {
  const search = new URLSearchParams(query);
  const textOf = (name: (typeof PARAMETERS)[number]) => search.get(name) ?? '';
  const token = textOf('token');
  if (!token) return undefined;
  const params: LinkSignInParams = {
    tokens: {
      token,
      refreshToken: textOf('refreshtoken'),
      expiresAt: read(timestamp, textOf('tokenexpires')),
      openToken: textOf('opentoken') || undefined,
    },
    link: {
      tenantCode: textOf('tenantcode'),
      productCode: textOf('pid'),
      positionId: textOf('position'),
      userName: textOf('uid'),
      isRemembered: ['1', 'true'].includes(textOf('remember')),
    },
    language: languageOf(textOf('lang')),
    host: textOf('origin'),
  };
  PARAMETERS.forEach((name) => search.delete(name));
  const rest = search.toString();
  return { params, rest: rest && `?${rest}` };
}
