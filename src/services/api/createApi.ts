import type { Http } from '../http/http';
import { accountInfo } from './account';
import type { Api } from './api';
import { chooseTenant, login } from './auth';
import { callBusiness } from './business';
import { generateIds } from './ids';
import { languageRecords } from './language';
import { menu, menuFolder } from './menu';
import { fragments, nativeFunctions, page, webScripts } from './protocol';
import { localSettings } from './settings';
import { widget, widgets } from './widgets';

/** Every endpoint, bound to the client. */
export const createApi = (http: Http, { systemVersion }: { systemVersion: string }): Api => ({
  auth: {
    settings: () => localSettings(http),
    login: (input) => login(http, input),
    chooseTenant: (choice) => chooseTenant(http, choice),
  },
  account: { info: (input) => accountInfo(http, { ...input, systemVersion }) },
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
  ids: { generate: (count) => generateIds(http, count) },
  business: { call: (call) => callBusiness(http, call) },
});
