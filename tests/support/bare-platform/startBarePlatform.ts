import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Express, Request } from 'express';
import { inRoot } from '../../../scripts/lib/project.mjs';
import { builtFiles } from '../../../scripts/server/builtFiles';
import { BareApiError, createSpecifiedCalls } from './specifiedCalls';

export interface BarePlatform {
  /** `http://localhost:41234`: the built product with this platform behind it. */
  url: string;
  /** Specified calls in order of arrival, as `POST /api/…`. */
  calls: readonly string[];
  /** Requests other than specified calls and build files. */
  unlisted: readonly string[];
  /** Header errors of specified calls. */
  headerProblems: readonly string[];
  /** Clears the records and the platform's state. */
  reset(): void;
  stop(): Promise<void>;
}

/** Optional files, which this platform does not have. */
const OPTIONAL_FILES = ['/config.json'];

/** Checks the headers of shell spec §7: ctcode is 1, req_id exists, tenant headers exist after the choice. */
function headerProblemsOf({ headers }: Request, path: string): string[] {
  const problems: string[] = [];
  if (headers.ctcode !== '1') problems.push('ctcode');
  if (headers.req_id === undefined) problems.push('req_id');
  if (path.startsWith('/api/teapi/')) {
    const expected = { tecode: 'north', pdcode: 'RETAIL', pvcode: 'pro', accode: 'n-1001' };
    problems.push(...Object.entries(expected).flatMap(([name, value]) => (headers[name] === value ? [] : [name])));
  }
  if (path.startsWith('/api/teapi/dy-biz/') && !headers.pagecode) problems.push('pagecode');
  return problems.map((name) => `${path}: ${name}`);
}

function createApp(
  record: { calls: string[]; unlisted: string[]; headerProblems: string[] },
  handlerOf: ReturnType<typeof createSpecifiedCalls>['handlerOf'],
): Express {
  const app = express();
  app.use('/api', express.json(), (request, response) => {
    const { method } = request;
    const path = `/api${request.path}`;
    const handler = handlerOf(method, path);
    if (!handler) {
      record.unlisted.push(`${method} ${path}`);
      response.status(404);
      if (method === 'GET') response.end();
      else response.json({ error_type: '404', error_msg: 'no handler', error_code: 'NOT_FOUND' });
      return;
    }
    record.calls.push(`${method} ${path}`);
    record.headerProblems.push(...headerProblemsOf(request, path));
    try {
      const headers = request.headers as Record<string, string | undefined>;
      const answer = handler({ body: (request.body ?? {}) as Record<string, unknown>, query: request.query, headers });
      response.json({ traceid: 'b-1', resp_data: answer, success: '1' });
    } catch (error) {
      if (!(error instanceof BareApiError)) throw error;
      response
        .status(error.status)
        .json({ error_msg: error.code, error_code: error.code, error_type: String(error.status) });
    }
  });
  app.use(builtFiles(inRoot('dist')));
  app.use((request, response) => {
    if (!OPTIONAL_FILES.includes(request.path)) record.unlisted.push(`${request.method} ${request.path}`);
    response.status(404).end();
  });
  return app;
}

/**
 * Serves dist/ in front of a platform written from the specification's tables alone, which shares nothing with mock/.
 * Every other path is answered with 404.
 */
export async function startBarePlatform(): Promise<BarePlatform> {
  const record = { calls: [] as string[], unlisted: [] as string[], headerProblems: [] as string[] };
  let specified = createSpecifiedCalls();
  const server = createServer(createApp(record, (...call) => specified.handlerOf(...call)));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    ...record,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    reset() {
      specified = createSpecifiedCalls();
      for (const list of Object.values(record)) list.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
