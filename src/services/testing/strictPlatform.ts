import type { FakeServer, Received } from './fakeServer';
import { refuse } from './fakeServer';

export const PLATFORM_PATHS = {
  login: '/api/auth/login',
  tenants: '/api/auth/tenantlist',
  choose: '/api/auth/choosetenant',
  refresh: '/api/auth/refreshtoken',
  accountInfo: '/api/teapi/rolepermission/account/getaccountinfo',
  menu: '/api/teapi/protocol/pagenavigation/getwebmenudata',
} as const;

export interface StrictPlatformOptions {
  /** Lifetime of a token. */
  ttlMs?: number;
  positions?: readonly string[];
  /** Product versions of the one tenant. */
  products?: readonly string[];
}

interface TokenData {
  token: string;
  refreshtoken: string;
  tokenexpires: number;
}

/** A platform that accepts only its newest token, and each refresh token once. */
export function createStrictPlatform(
  server: FakeServer,
  { ttlMs = 120 * 60_000, positions = ['p1'], products = ['standard'] }: StrictPlatformOptions = {},
) {
  let count = 0;
  let newest: TokenData = { token: '', refreshtoken: '', tokenexpires: 0 };
  let held: { asked(): void; isReleased: Promise<void> } | undefined;
  const refused: string[] = [];

  const bind = () => {
    newest = { ...newest, token: `token-${(count += 1)}` };
    return newest.token;
  };
  const issue = () => {
    count += 1;
    newest = { token: `token-${count}`, refreshtoken: `refresh-${count}`, tokenexpires: Date.now() + ttlMs };
    return newest;
  };
  const refusal = ({ path }: Received) => {
    refused.push(path);
    return refuse(401, 'auth.token_unknown');
  };
  const guarded = (path: string, work: (request: Received) => unknown) =>
    server.on(path, (request) => {
      const isKnown = request.headers.get('token') === newest.token && newest.tokenexpires > Date.now();
      return isKnown ? { resp_data: work(request) } : refusal(request);
    });

  const tenants = () => [
    {
      code: 'hd',
      name: '华东',
      accountcode: 'hd-li.na',
      productversionlist: products.map((code) => ({ code, name: code, productcode: 'SFA' })),
    },
  ];
  server.on(PLATFORM_PATHS.login, () => ({ resp_data: { ...issue(), pwdExpireStatus: 1, tenants: tenants() } }));
  server.on(PLATFORM_PATHS.refresh, async (request) => {
    held?.asked();
    await held?.isReleased;
    return request.query.get('refreshtoken') === newest.refreshtoken ? { resp_data: issue() } : refusal(request);
  });
  guarded(PLATFORM_PATHS.tenants, () => ({ tenants: tenants() }));
  guarded(PLATFORM_PATHS.choose, bind);
  guarded(PLATFORM_PATHS.menu, () => []);
  guarded(PLATFORM_PATHS.accountInfo, ({ body }) => {
    const asked = (body as { positionid: string }).positionid;
    const positionid = asked || (positions.length === 1 ? positions[0] : '');
    const who = {
      accountcode: 'hd-li.na',
      tenantcode: 'hd',
      tenantname: '华东',
      positions: positions.map((each) => ({ positionid: each, positionname: each, orgname: 'o' })),
    };
    return positionid ? { ...who, positionid, functioncodes: [`at-${positionid}`], token: bind() } : who;
  });

  return {
    issue,
    newest: () => newest,
    /** Makes every token expire; the refresh token stays valid. */
    expire() {
      newest = { ...newest, tokenexpires: 0 };
    },
    /** Paths of the calls that were refused, refreshes included. */
    refusals: () => refused,
    /** The next refreshes wait until they are released. */
    holdRefresh() {
      let asked: () => void = () => undefined;
      let release: () => void = () => undefined;
      const isAsked = new Promise<void>((resolve) => (asked = resolve));
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      held = { asked, isReleased };
      return { isAsked, release };
    },
  };
}
