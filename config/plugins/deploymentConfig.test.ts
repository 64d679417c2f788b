import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { RequestHandler } from 'express';
import type { IApi } from 'umi';
import demo from '../../mock/config.json';
import deploymentConfig from './deploymentConfig';

/** The middleware that the plugin gives Umi's development server. */
function middlewares(): RequestHandler[] {
  let added: RequestHandler[] = [];
  deploymentConfig({ addBeforeMiddlewares: (give: () => RequestHandler[]) => (added = give()) } as unknown as IApi);
  return added;
}

afterEach(() => {
  delete process.env.CONFIG;
});

it('answers config.json with the demo’s file, and leaves everything else to Umi', async () => {
  const app = express().use(...middlewares(), (_request, response) => void response.send('page'));
  const server = createServer(app).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${url}/config.json?x=1`);
  expect([answer.headers.get('cache-control'), await answer.json()]).toEqual(['no-cache', demo]);
  expect(await (await fetch(url)).text()).toBe('page');
  server.close();
});

it('does not start with a CONFIG that is not there', () => {
  process.env.CONFIG = '/nowhere/config.json';
  expect(middlewares).toThrow('The configuration cannot be read from /nowhere/config.json');
});
