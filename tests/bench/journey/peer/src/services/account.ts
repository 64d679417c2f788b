import { keepToken, post } from './request';

export type Account = Record<'token' | 'userinfoname' | 'tenantname', string>;

export interface MenuItem extends Record<'id' | 'title' | 'icon' | 'pagecode', string> {
  dataitems: MenuItem[];
}

const CLIENT = { deviceinfo: 'web', sysversion: navigator.userAgent, clientversion: '1.0.0' };
let account: Account | undefined;

/** The account whose token is kept; asked for once. */
export async function readAccount(): Promise<Account> {
  account ??= await post<Account>('/teapi/rolepermission/account/getaccountinfo', { positionid: '', ...CLIENT });
  keepToken(account.token);
  return account;
}

export async function signIn(input: { username: string; password: string }): Promise<void> {
  const { token } = await post<{ token: string }>('/auth/login', { ...input, clienttypecode: '1' });
  keepToken(token);
  account = undefined;
  await readAccount();
}

export const readMenu = () => post<MenuItem[]>('/teapi/protocol/pagenavigation/getwebmenudata');
