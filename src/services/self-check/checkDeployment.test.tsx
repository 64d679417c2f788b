import { checkDeployment } from './checkDeployment';

const GOOD = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'self'; connect-src https://files.example; img-src https://files.example",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=()',
  'content-encoding': 'gzip',
};

/** The warnings and requests of a check on a server with this `config.json`. */
async function check(
  config: string,
  { missing = [], script = '/umi.0123abcd.js' }: { missing?: string[]; script?: string } = {},
) {
  document.body.innerHTML = `<script src="${script}" type="text/plain"></script>`;
  const requests: string[] = [];
  const warnings: string[] = [];
  const server = (input: unknown, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(String(input), document.URL);
    requests.push(`${method} ${pathname}`);
    const caching = pathname.startsWith('/umi.') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const body = pathname === '/config.json' ? config : null;
    const status = missing.includes(pathname) ? 404 : 200;
    return Promise.resolve(new Response(body, { status, headers: { ...GOOD, 'cache-control': caching } }));
  };
  await checkDeployment({ fetch: server, document, log: ({ message }) => void warnings.push(message) });
  return { requests, warnings };
}

const SAFE = { encryptpwd: '1', preview: '0', storageOrigins: ['https://files.example'] };

it('says nothing about a good deployment, after three requests', async () => {
  expect(await check(JSON.stringify(SAFE))).toEqual({
    requests: ['HEAD /', 'HEAD /umi.0123abcd.js', 'GET /config.json'],
    warnings: [],
  });
});

it('lists in one warning what contradicts itself in config.json and in the headers', async () => {
  const { warnings } = await check(JSON.stringify({ ...SAFE, embedOrigins: ['https://a.example'], colour: 1 }));
  expect(warnings).toEqual([
    'The deployment needs attention (docs/deployment.md):\n' +
      '- config.json: colour is unknown and ignored\n' +
      '- Content-Security-Policy: frame-ancestors lacks https://a.example of embedOrigins',
  ]);
});

it('names the folder of a sub-app that is not there', async () => {
  const config = JSON.stringify({ ...SAFE, subApps: { admin: '/sub-apps/admin/2/', reports: '/sub-apps/reports/3/' } });
  const { warnings } = await check(config, { missing: ['/sub-apps/admin/2/index.html'] });
  expect(warnings).toEqual([
    expect.stringContaining('config.json: subApps.admin leads to /sub-apps/admin/2/index.html, which is not there'),
  ]);
});

it('checks the headers where there is no config.json or a broken one', async () => {
  const problem = [expect.stringMatching(/encryptpwd is off[^]*preview is missing[^]*storageOrigins is missing/)];
  expect((await check('', { missing: ['/config.json'] })).warnings).toEqual(problem);
  expect((await check('{')).warnings).toEqual(problem);
});

it('asks nothing in development', async () => {
  expect(await check('{}', { script: '/umi.js' })).toEqual({ requests: [], warnings: [] });
});
