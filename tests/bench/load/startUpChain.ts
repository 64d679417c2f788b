import { serialChain, type TimedRequest } from '../lib/serialChain';

const SIGN_IN_CALLS = ['/api/auth/', '/rolepermission/account/getaccountinfo'];
const MENU_CALL = '/pagenavigation/getwebmenudata';

/** Chains of calls that begin after the last call of the sign-in itself. */
export interface StartUpChains {
  /** Up to the menu's answer. */
  toMenu: TimedRequest[];
  /** Up to the last answer before the home page was shown. */
  toHome: TimedRequest[];
}

/** Finds the longest chain of serial calls in all requests up to the home page. */
export function startUpChain(requests: readonly TimedRequest[]): StartUpChains {
  const calls = requests.filter(({ name }) => pathOf(name).startsWith('/api/'));
  const signIn = calls.filter(({ name }) => SIGN_IN_CALLS.some((call) => pathOf(name).includes(call)));
  const signedInAt = Math.max(...signIn.map(({ end }) => end));
  const startUp = calls.filter(({ start }) => start >= signedInAt);
  const menuAt = Math.max(...startUp.filter(({ name }) => pathOf(name).includes(MENU_CALL)).map(({ end }) => end));
  return {
    toMenu: serialChain(startUp.filter(({ end }) => end <= menuAt)),
    toHome: serialChain(startUp),
  };
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}
