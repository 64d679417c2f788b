import { CLIENT_TYPE_CODE } from '@/common/constants/request';
import type { Credentials } from '../../session/session';
import type { Stage } from '../call';

export interface HeaderSource {
  credentials: Credentials | undefined;
  language: string;
  isDevMode: boolean;
  pageCode: string | undefined;
}

/** Encodes a text that is not ASCII, because headers are Latin-1 and a page code may be in any script. */
const headerText = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text));

/** The headers of every call (shell spec §7). Headers without a value are omitted; `req_id` is always sent, empty. */
export function requestHeaders({ credentials, language, isDevMode, pageCode }: HeaderSource): Record<string, string> {
  const { tokens, login } = credentials ?? {};
  const known = {
    token: tokens?.token,
    opentoken: tokens?.openToken,
    tecode: login?.tenantCode,
    pdcode: login?.productCode,
    pvcode: login?.productVersionCode,
    accode: login?.accountCode,
    pagecode: pageCode,
    debug: isDevMode ? '1' : undefined,
  };
  const present = Object.entries(known).flatMap(([name, value]) => (value ? [[name, headerText(value)]] : []));
  return { ...Object.fromEntries(present), language, ctcode: CLIENT_TYPE_CODE, req_id: '' };
}

/**
 * Reads the headers when the request is sent: a request interceptor of umi-request would run before the token refresh.
 */
export const sendHeaders =
  (headers: (pageCode: string | undefined) => Record<string, string>): Stage =>
  (context, next) => {
    const { options } = context.req;
    options.headers = headers(options.call.pageCode);
    return next();
  };
