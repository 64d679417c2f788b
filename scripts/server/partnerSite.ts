import express, { Router } from 'express';
import type { Request } from 'express';
import { CLIENT_TYPE_CODE } from '../../src/common/constants/request';
import { inRoot } from '../lib/project.mjs';

/** The password of the demo accounts, which the partner's server knows as a real one would know its service key. */
const DEMO_PASSWORD = 'Atrium2026';
/** A token that ends after this time is renewed in the middle of it. */
const SOON_MS = 10_000;

/** The employees of the partner, with their accounts at the platform. */
const PEOPLE = [
  { username: 'zheng.hao', note: '郑浩' },
  { username: 'liu.yang', note: '刘洋' },
  { username: 'zhang.wei', note: '张伟' },
  { username: 'li.na', note: '李娜（两个岗位）' },
  { username: 'wang.fang', note: '王芳（两家企业）' },
];

const portOf = (request: Request) => request.socket.localPort ?? 0;

interface SignInAnswer {
  resp_data?: { token?: string; tokenexpires?: number | string };
}

/** Signs the employee in at the platform, server to server. */
async function tokenOf(person: string, platform: string): Promise<{ token: string; expiresAt?: number } | undefined> {
  const answer = await fetch(`${platform}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: person, password: DEMO_PASSWORD, clienttypecode: CLIENT_TYPE_CODE }),
  });
  const { resp_data: data } = (await answer.json()) as SignInAnswer;
  if (!data?.token) return undefined;
  const expiresAt = Number(data.tokenexpires);
  return { token: data.token, ...(expiresAt > 0 && { expiresAt }) };
}

/**
 * The page and the server of a pretend partner, below `/partner/`, on 127.0.0.1 only.
 * @param portalOrigin Where the portal is; by default at the same port of localhost.
 */
export function partnerSite(folder: string, portalOrigin?: string): Router {
  const router = Router();
  const portalOf = (request: Request) => portalOrigin ?? `http://localhost:${portOf(request)}`;
  router.use((request, response, next) => {
    if (request.hostname !== '127.0.0.1')
      return response.redirect(`http://127.0.0.1:${portOf(request)}${request.originalUrl}`);
    const portal = portalOf(request);
    // A qiankun host fetches the script of its child and evaluates it.
    const forQiankun = request.path === '/qiankun.html';
    const policy = [
      "default-src 'none'",
      `script-src 'self' ${portal}${forQiankun ? " 'unsafe-eval'" : ''}`,
      "style-src 'self' 'unsafe-inline'",
      `connect-src 'self'${forQiankun ? ` ${portal}` : ''}`,
      `frame-src ${portal}`,
      "base-uri 'none'",
      "form-action 'none'",
    ];
    response.set('Content-Security-Policy', policy.join('; '));
    next();
  });
  router.get('/site.json', (request, response) => {
    response.json({ portalOrigin: portalOf(request), people: PEOPLE });
  });
  router.post('/token', express.json(), async (request, response) => {
    const { person, expiresSoon } = (request.body ?? {}) as { person?: unknown; expiresSoon?: unknown };
    const known = PEOPLE.find(({ username }) => username === person);
    const issued = known && (await tokenOf(known.username, `http://localhost:${portOf(request)}`));
    if (!issued) return void response.status(401).json({ error: 'Nobody is signed in' });
    response.set('Cache-Control', 'no-store');
    response.json(expiresSoon === true ? { ...issued, expiresAt: Date.now() + SOON_MS } : issued);
  });
  router.get('/vendor/qiankun.js', (_request, response) => {
    response.sendFile(inRoot('node_modules/qiankun/dist/index.umd.min.js'));
  });
  router.use(express.static(folder));
  return router;
}
