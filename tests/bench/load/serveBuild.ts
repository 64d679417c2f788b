import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { precompress } from '../../../scripts/lib/precompress.mjs';
import { builtFiles } from '../../../scripts/server/builtFiles';
import type { TestServer } from '../../support/startServer';

/** Serves a copy of another product's build as our own is served: compressed, and without a platform behind it. */
export async function serveBuild(folder: string): Promise<TestServer> {
  const copy = mkdtempSync(join(tmpdir(), 'build-'));
  cpSync(folder, copy, { recursive: true });
  await precompress(copy);
  const app = express();
  app.use('/api', (_request, response) => void response.status(404).json({}));
  app.use(builtFiles(copy));
  const server = app.listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(copy, { recursive: true });
    },
  };
}
