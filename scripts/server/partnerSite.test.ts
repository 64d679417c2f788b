import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { atOwnPort } from './atOwnPort';
import { partnerSite } from './partnerSite';

const folder = mkdtempSync(join(tmpdir(), 'partner-'));
writeFileSync(join(folder, 'index.html'), 'the intranet');

/** A platform that issues `abc`, and the partner beside it. */
const app = express();
app.use('/partner', partnerSite(folder));
app.post('/api/auth/login', express.json(), (request, response) => {
  const { username } = request.body as { username: string };
  response.json(username === 'liu.yang' ? {} : { resp_data: { token: 'abc', tokenexpires: 9_000 } });
});
const server = app.listen(0);
const { port } = server.address() as AddressInfo;
const at = (host: string, path = '') => `http://${host}:${port}/partner/${path}`;
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const askToken = (body: object) =>
  fetch(at('127.0.0.1', 'token'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });

it('is another site than the portal: at localhost it leads to 127.0.0.1', async () => {
  const answer = await fetch(at('localhost'), { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(at('127.0.0.1'));
  expect(await (await fetch(at('127.0.0.1'))).text()).toBe('the intranet');
  const inner = await fetch(at('localhost', 'qiankun.html?a=1'), { redirect: 'manual' });
  expect(inner.headers.get('location')).toBe(at('127.0.0.1', 'qiankun.html?a=1'));
});

it('may frame and run the portal of the same port only', async () => {
  const policy = (await fetch(at('127.0.0.1'))).headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' http://localhost:${port};`);
  expect(policy).toContain(`frame-src http://localhost:${port};`);
});

it('may frame the portal of another server, which it names to its page', async () => {
  const other = express().use('/partner', partnerSite(folder, 'https://atrium.example')).listen(0);
  const page = `http://127.0.0.1:${(other.address() as AddressInfo).port}/partner/`;
  const policy = (await fetch(page)).headers.get('content-security-policy');
  expect(policy).toContain('frame-src https://atrium.example;');
  expect(await (await fetch(`${page}site.json`)).json()).toMatchObject({ portalOrigin: 'https://atrium.example' });
  other.close();
});

it('signs its employee in at the platform, and passes on the token alone', async () => {
  const answer = await askToken({ person: 'zheng.hao' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ token: 'abc', expiresAt: 9_000 });
});

it('can pretend that the token ends soon', async () => {
  const { expiresAt } = (await (await askToken({ person: 'zheng.hao', expiresSoon: true })).json()) as {
    expiresAt: number;
  };
  expect(expiresAt - Date.now()).toBeLessThanOrEqual(10_000);
});

it.each([
  ['an unknown person', 'root'],
  ['nobody', undefined],
  ['whom the platform refuses', 'liu.yang'],
])('has no token for %s', async (_who, person) => {
  expect((await askToken({ person })).status).toBe(401);
});

it('takes the place of the configured origin at the port of the server', () => {
  expect(atOwnPort('{"embedOrigins":["http://127.0.0.1:8000"]}', 41234)).toBe(
    '{"embedOrigins":["http://127.0.0.1:41234"]}',
  );
});
