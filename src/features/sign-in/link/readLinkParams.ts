import { timestamp, read } from '@/common/schemas';
import { isLanguage } from '@/common/languages';
import type { Language } from '@/common/languages';
import type { Tokens } from '@/services';
import type { SignInLink } from '../machine/attempt';

/** The sign-in that a link carries (shell spec §2, `/loading`). */
export interface LinkSignInParams {
  link: SignInLink;
  tokens: Tokens;
  language?: Language;
  /** Where the link comes from, and a log-out may lead back to. */
  host: string;
}

/** What other systems call our languages. */
const ALIASES: Readonly<Record<string, Language>> = {
  zh: 'zh-CN',
  'zh-hans': 'zh-CN',
  'en-us': 'en',
  'en-gb': 'en',
  'zh-hk': 'zh-TW',
  'zh-hant': 'zh-TW',
  ja: 'other',
};

function languageOf(name: string): Language | undefined {
  const written = name.replace('_', '-');
  const own = ['zh-CN', 'zh-TW', 'en', 'other'].find((each) => each.toLowerCase() === written.toLowerCase());
  return isLanguage(own) ? own : ALIASES[written.toLowerCase()];
}

/** The parameters of the sign-in; all of them leave the address, the others stay. */
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

/** The sign-in in a query, and the query without it; undefined when there is no token. */
export function readLinkParams(query: string): { arrival: LinkSignInParams; rest: string } | undefined {
  const parameters = new URLSearchParams(query);
  const textOf = (name: (typeof PARAMETERS)[number]) => parameters.get(name) ?? '';
  const token = textOf('token');
  if (!token) return undefined;
  const arrival: LinkSignInParams = {
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
  PARAMETERS.forEach((name) => parameters.delete(name));
  const rest = parameters.toString();
  return { arrival, rest: rest && `?${rest}` };
}
