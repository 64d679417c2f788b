import { object, optional, unknown } from 'valibot';
import type { Http } from '../http/http';
import type { NativeFunction } from '@/common/access';
import type { ReadAhead } from '@/common/readAhead';
import { list, read, looseString, stringList } from '@/common/schemas';

/** The record of a page (shell spec §3). The engine validates `protocol`. */
export interface PageProtocolRecord {
  pageCode: string;
  pageType?: string;
  protocol: unknown;
}

/** Start-up and the protocol cache (`services/protocols`) decide themselves when to fetch again. */
const READ = { cache: 'none' } as const;
const ROOT = '/api/teapi/protocol/uiprotocol';

const nativeFunctionList = list(object({ ref: looseString, code: looseString }));
const pageSchema = object({
  pagecode: looseString,
  pagetype: looseString,
  protocol: optional(unknown()),
});

export const nativeFunctions = async (http: Http): Promise<readonly NativeFunction[]> =>
  read(nativeFunctionList, await http.post(`${ROOT}/getnativefunctions`, {}, READ));

/** The tenant's scripts, in the order in which they run. */
export const webScripts = async (http: Http): Promise<readonly string[]> =>
  read(stringList, await http.post(`${ROOT}/getwebuiscripts`, {}, READ));

export async function page(http: Http, pageCode: string, ahead?: ReadAhead): Promise<PageProtocolRecord> {
  const body = { pagecode: pageCode, pagetype: '', __noauthpass: '' };
  const answer = await http.post(`${ROOT}/getprotocolbypagecode`, body, { ...READ, ahead });
  const { pagecode, pagetype, protocol } = read(pageSchema, answer);
  return { pageCode: pagecode || pageCode, pageType: pagetype || undefined, protocol };
}

const fragmentList = list(object({ code: looseString, protocol: optional(unknown()) }));

/** Fragments by code. A code that the server does not know is missing. */
export async function fragments(
  http: Http,
  codes: readonly string[],
  ahead?: ReadAhead,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = read(fragmentList, await http.post(`${ROOT}/getprotocolfragments`, { codes }, { ...READ, ahead }));
  return Object.fromEntries(answer.map(({ code, protocol }) => [code, protocol]));
}
