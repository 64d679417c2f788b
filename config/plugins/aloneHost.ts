import type { IncomingMessage } from 'node:http';
import type { IApi } from 'umi';
import { DEMO_PASSWORD } from '../../mock/domain/fixtures';
import { ROUTES } from '../../src/routes/routes';
import { themeStyle } from '../theme';

const ACCOUNT = 'zhang.wei';

async function post(path: string, body: object, token: string): Promise<{ token: string }> {
  const response = await fetch(`http://localhost:${process.env.PORT}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return ((await response.json()) as { resp_data: { token: string } }).resp_data;
}

/** Signs in to this server's own mock platform and returns the token of the session. */
async function signIn(): Promise<string> {
  const account = { username: ACCOUNT, password: DEMO_PASSWORD, clienttypecode: '1' };
  const { token } = await post('/api/auth/login', account, 'none');
  const info = await post('/api/teapi/rolepermission/account/getaccountinfo', { positionid: '' }, token);
  return info.token;
}

/** Adds the demo account's token to each call without one. */
function signInOnce() {
  let token: Promise<string> | undefined;
  return (request: IncomingMessage, _response: unknown, next: (error?: unknown) => void) => {
    if (!request.url?.startsWith('/api/') || request.headers.token) return next();
    token ??= signIn();
    token.then((value) => {
      request.headers.token = value;
      next();
    }, next);
    return undefined;
  };
}

/** Runs a sub-app without the host: the fake portal starts it, and Umi's mocks are the platform. */
export default function aloneHost(api: IApi) {
  const app = api.pkg.name?.replace('@atrium/', '');
  const routes = ROUTES.filter(({ owner }) => owner.kind === 'app' && owner.app === app).map(({ path }) => path);
  api.addEntryCode(
    () => `
import { qiankun as aloneApp } from '@/app';
import { startAlone } from '@atrium/portal/alone/startAlone';
startAlone(aloneApp, ${JSON.stringify(routes)}).catch(console.error);
`,
  );
  api.addHTMLStyles(() => [{ content: themeStyle }]);
  // Before Umi's mocks, which read the token.
  api.addBeforeMiddlewares({ fn: () => [signInOnce()], stage: -1 });
}
