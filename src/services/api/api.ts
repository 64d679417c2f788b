import type { Http } from '../http/http';
import { accountInfo } from './account';
import type { AccountClient } from './account';
import { chooseTenant, login, smsLogin, tenants } from './auth';
import { callBusiness } from './business';
import { generateIds } from './ids';
import { languageRecords } from './language';
import { menu, menuFolder } from './menu';
import { organisations } from './organisations';
import { fragments, nativeFunctions, page, webScripts } from './protocol';
import { qrCode, qrCodeState } from './qrCode';
import { changePassword, resetPassword, sendSmsCode, verifyReset } from './recovery';
import { authorizeUrl, bindLogin, thirdPartyLogin } from './thirdParty';
import { widget, widgets } from './widgets';

/** The first argument of every endpoint: the HTTP client and the data that the account-info call sends. */
export type ApiClient = Http & AccountClient;

/**
 * Every endpoint of the server, by area. An endpoint is a function of `(client, …input)`; it rejects with `AppError`.
 */
const ENDPOINTS = {
  auth: {
    login,
    smsLogin,
    sendSmsCode,
    qrCode,
    qrCodeState,
    verifyReset,
    resetPassword,
    authorizeUrl,
    thirdPartyLogin,
    bindLogin,
    tenants,
    chooseTenant,
  },
  account: { info: accountInfo, changePassword },
  protocol: { nativeFunctions, webScripts, page, fragments, widgets, widget },
  menu: { all: menu, folder: menuFolder },
  language: { records: languageRecords },
  ids: { generate: generateIds },
  organisations: { tree: organisations },
  business: { call: callBusiness },
};

type Endpoints = typeof ENDPOINTS;
type Bound<Endpoint> = Endpoint extends (client: never, ...input: infer Input) => infer Answer
  ? (...input: Input) => Answer
  : never;

/** The server's endpoints as typed functions, without wire names and wire shapes. */
export type Api = {
  [Area in keyof Endpoints]: { [Name in keyof Endpoints[Area]]: Bound<Endpoints[Area][Name]> };
};

type AnyEndpoint = (client: ApiClient, ...input: unknown[]) => unknown;

/** Binds every endpoint to the client. */
export function createApi(client: ApiClient): Api {
  const areas = Object.entries(ENDPOINTS as unknown as Record<string, Record<string, AnyEndpoint>>);
  const bind = (endpoints: Record<string, AnyEndpoint>) =>
    Object.fromEntries(Object.entries(endpoints).map(([name, call]) => [name, call.bind(undefined, client)]));
  return Object.fromEntries(areas.map(([area, endpoints]) => [area, bind(endpoints)])) as unknown as Api;
}
