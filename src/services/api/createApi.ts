import type { Http } from '../http/http';
import type { LoginRecord } from '../session/session';
import { accountInfo } from './account';
import type { Api } from './api';
import { chooseTenant, login, smsLogin, tenants } from './auth';
import { callBusiness } from './business';
import { generateIds } from './ids';
import { languageRecords } from './language';
import { menu, menuFolder } from './menu';
import { organisations } from './organisations';
import { fragments, nativeFunctions, page, webScripts } from './protocol';
import { qrCode, qrCodeState } from './qrCode';
import { changePassword, resetPassword, sendSmsCode, verifyReset } from './recovery';
import { serverToken } from './serverToken';
import { authorizeUrl, bindLogin, thirdPartyLogin } from './thirdParty';
import { widget, widgets } from './widgets';

export interface ApiParts {
  systemVersion: string;
  /** The account and tenant that calls are made for now. */
  currentLogin(): LoginRecord | undefined;
}

/** Every endpoint, bound to the client. */
export const createApi = (http: Http, { systemVersion, currentLogin }: ApiParts): Api => ({
  auth: {
    login: (input) => login(http, input),
    smsLogin: (input) => smsLogin(http, input),
    sendSmsCode: (input) => sendSmsCode(http, input),
    qrCode: () => qrCode(http),
    qrCodeState: (id, signal) => qrCodeState(http, id, signal),
    verifyReset: (input) => verifyReset(http, input),
    resetPassword: (input) => resetPassword(http, input),
    authorizeUrl: (query) => authorizeUrl(http, query),
    thirdPartyLogin: (input) => thirdPartyLogin(http, input),
    bindLogin: (input) => bindLogin(http, input),
    tenants: () => tenants(http),
    chooseTenant: (choice) => chooseTenant(http, choice),
  },
  account: {
    info: (input) => accountInfo(http, { ...input, systemVersion, login: currentLogin() }),
    changePassword: (input) => changePassword(http, input),
  },
  protocol: {
    nativeFunctions: () => nativeFunctions(http),
    webScripts: () => webScripts(http),
    page: (input) => page(http, input),
    fragments: (codes) => fragments(http, codes),
    widgets: () => widgets(http),
    widget: (record) => widget(http, record),
  },
  menu: { all: () => menu(http), folder: (key) => menuFolder(http, key) },
  language: { records: (lastTimestamp) => languageRecords(http, lastTimestamp) },
  files: { serverToken: () => serverToken(http) },
  ids: { generate: (count) => generateIds(http, count) },
  organisations: { tree: (orgStructTypeId) => organisations(http, orgStructTypeId) },
  business: { call: (call) => callBusiness(http, call) },
});
