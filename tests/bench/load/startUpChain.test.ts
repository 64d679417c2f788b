import type { TimedRequest } from '../lib/serialChain';
import { startUpChain } from './startUpChain';

const request = (path: string, start: number, end: number): TimedRequest => ({
  name: `http://localhost:1234${path}`,
  start,
  end,
});
const LOGIN = request('/api/auth/login', 0, 40);
const ACCOUNT = request('/api/teapi/rolepermission/account/getaccountinfo', 41, 81);
const TEXTS = request('/api/teapi/protocol/language/gets', 90, 130);
const MENU = request('/api/teapi/protocol/pagenavigation/getwebmenudata', 91, 140);
const HOME = request('/api/teapi/protocol/uiprotocol/getprotocolbypagecode', 145, 190);
const paths = (chain: TimedRequest[]) => chain.map(({ name }) => new URL(name).pathname.split('/').at(-1));

describe('startUpChain', () => {
  it('begins after the calls of the sign-in and ends with the menu, or with the home page', () => {
    const { toMenu, toHome } = startUpChain([LOGIN, ACCOUNT, TEXTS, MENU, HOME]);
    expect(toMenu).toHaveLength(1);
    expect(paths(toHome)).toEqual([expect.any(String), 'getprotocolbypagecode']);
  });

  it('counts calls that wait for one another', () => {
    const late = { ...MENU, start: 135, end: 180 };
    expect(paths(startUpChain([LOGIN, ACCOUNT, TEXTS, late]).toMenu)).toEqual(['gets', 'getwebmenudata']);
  });

  it('ignores requests that are not calls', () => {
    const script = request('/umi.js', 82, 89);
    expect(startUpChain([LOGIN, ACCOUNT, script, TEXTS, MENU]).toMenu).toHaveLength(1);
  });
});
