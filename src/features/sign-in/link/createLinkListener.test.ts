import { createLinkListener } from './createLinkListener';

/** An address bar at `address`, which is written as a path: query, hash, route. */
function setUp(address: string) {
  let current = address;
  const replace = jest.fn((next: string) => (current = next));
  const read = () => {
    const { search, hash } = new URL(current, 'https://atrium.example');
    return { outerQuery: search, route: hash.slice(1) };
  };
  const linkListener = createLinkListener({ read, replace });
  linkListener.readAddress();
  const go = (next: string) => {
    current = next;
    linkListener.readAddress();
  };
  return { linkListener, replace, go, address: () => current };
}

it.each([
  ['on the screen for it', '/#/loading?token=t&redirect=%2Fpage', '#/loading?redirect=%2Fpage'],
  ['before the hash', '/?token=t&redirect=%2Fpage#/loading', '#/loading?redirect=%2Fpage'],
  ['on a native screen', '/#/rolemgr?token=t', '#/loading?redirect=%2Frolemgr'],
  [
    'on a page',
    '/#/page?pagecode=orders&token=t&uid=li&linkparam=%7B%22id%22%3A1%7D',
    '#/loading?redirect=%2Fpage%3Fpagecode%3Dorders%26linkparam%3D%257B%2522id%2522%253A1%257D',
  ],
  ['before the hash of a page', '/?token=t#/page?pagecode=orders', '#/loading?redirect=%2Fpage%3Fpagecode%3Dorders'],
  ['on the home page', '/#/?token=t', '#/loading'],
  ['before an empty route', '/?token=t#/', '#/loading'],
  ['without any route', '/?token=t', '#/loading'],
  ['on a route without a slash', '/#rolemgr?token=t', '#/loading?redirect=%2Frolemgr'],
  [
    'beside a redirect of its own',
    '/?token=t&redirect=page%3Fpagecode%3Dx#/rolemgr',
    '#/loading?redirect=page%3Fpagecode%3Dx',
  ],
  ['beside parameters of the frame', '/?chrome=none&token=t#/rolemgr', '?chrome=none#/loading?redirect=%2Frolemgr'],
  ['twice', '/?token=outer&chrome=none#/rolemgr?token=t&refreshtoken=r', '?chrome=none#/loading?redirect=%2Frolemgr'],
])('removes a token %s from the address at once and keeps the target', (_where, address, rest) => {
  const { linkListener, replace } = setUp(address);
  expect(replace).toHaveBeenCalledTimes(1);
  expect(replace).toHaveBeenCalledWith(rest);
  expect(linkListener.get()?.tokens.token).toBe('t');
  linkListener.consume();
  expect(linkListener.get()).toBeUndefined();
});

it.each(['/#/loading?redirect=%2Fpage', '/#/page?pagecode=token', '/?chrome=none#/rolemgr', '/'])(
  'does not change the address %s',
  (address) => {
    const { linkListener, replace } = setUp(address);
    expect(replace).not.toHaveBeenCalled();
    expect(linkListener.get()).toBeUndefined();
  },
);

it.each([
  ['/#section-2', '#/section-2'],
  ['/?chrome=none#rolemgr?keyword=a', '?chrome=none#/rolemgr?keyword=a'],
  ['/#!/rolemgr', '#/!/rolemgr'],
])(
  'gives a route without a leading slash one, so that the router finds it or shows Not Found (%s)',
  (address, route) => {
    const { linkListener, replace } = setUp(address);
    expect(replace.mock.calls).toEqual([[route]]);
    expect(linkListener.get()).toBeUndefined();
  },
);

it('numbers each link', () => {
  const { linkListener, go } = setUp('/#/loading?token=first');
  const first = linkListener.get()?.number;
  go('/#/loading?token=second');
  expect(linkListener.get()?.tokens.token).toBe('second');
  expect(linkListener.get()?.number).not.toBe(first);
});

it.each([
  [
    'in the address of a redirect',
    '/#/loading?redirect=%2Fpage%3Fpagecode%3Dx%26token%3DS',
    '#/loading?redirect=%2Fpage%3Fpagecode%3Dx',
  ],
  [
    'in a redirect of a redirect',
    '/#/login?redirect=%2Floading%3Fredirect%3D%252Fpage%253Ftoken%253DS',
    '#/login?redirect=%2Floading%3Fredirect%3D%252Fpage',
  ],
  ['in capitals', '/#/page?pagecode=x&Token=S', '#/page?pagecode=x'],
  [
    'alone, for a refresh',
    '/?refreshtoken=S&chrome=none#/page?pagecode=x&opentoken=S',
    '?chrome=none#/page?pagecode=x',
  ],
])('removes a token %s from the address without a sign-in', (_where, address, rest) => {
  const { linkListener, replace } = setUp(address);
  expect(replace).toHaveBeenCalledWith(rest);
  expect(linkListener.get()).toBeUndefined();
});
