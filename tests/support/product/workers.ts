import { openBrowser } from '../openBrowser';
import { configFile, writeConfig } from '../configFile';
import { startServer } from '../startServer';
import type { TestServer } from '../startServer';
import { freePort, startNginx } from './startNginx';

/** Server and browser of one jest worker. */
export interface WorkerProduct {
  /** Origin of the server: `http://localhost:41234`. */
  url: string;
  /** Origin of the pretend partner's page, another site: `http://127.0.0.1:41234`. */
  partnerOrigin: string;
  /** WebSocket endpoint of the worker's Chromium. */
  browserEndpoint: string;
  /** Path of the deployment's configuration, which tests may write. */
  configPath: string;
}

const VARIABLE = 'ATRIUM_E2E_WORKERS';

let stops: (() => Promise<void>)[] = [];

interface StartedProduct extends TestServer {
  partnerOrigin: string;
}

const partnerOriginOf = ({ url }: TestServer) => url.replace('localhost', '127.0.0.1');

/**
 * The product as `npm start` serves it; with `ATRIUM_BEHIND=nginx` nginx is in front and serves the files, and the
 * partner's page stays with the server behind it.
 */
async function startProduct(configPath: string): Promise<StartedProduct> {
  const env = { ATRIUM_MOCK_CONTROL: '1', CONFIG: configPath, ATRIUM_DEMO_CONFIG: configPath };
  if (process.env.ATRIUM_BEHIND !== 'nginx') {
    const server = await startServer(env);
    return { ...server, partnerOrigin: partnerOriginOf(server) };
  }
  const port = await freePort();
  const server = await startServer({ ...env, PORTAL_ORIGIN: `http://localhost:${port}` });
  const partnerOrigin = partnerOriginOf(server);
  writeConfig(configPath, { embedOrigins: [partnerOrigin] });
  const configFiles = { localhost: configPath, '127.0.0.1': configPath };
  const front = await startNginx({ platformUrl: server.url, configFiles, port }).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return { url: front.url, partnerOrigin, stop: async () => void (await Promise.all([front.stop(), server.stop()])) };
}

async function startWorker(): Promise<WorkerProduct> {
  const config = configFile();
  const [server, browser] = await Promise.all([startProduct(config.path), openBrowser()]);
  stops.push(async () => {
    await Promise.all([browser.close(), server.stop()]);
    config.remove();
  });
  return {
    url: server.url,
    partnerOrigin: server.partnerOrigin,
    browserEndpoint: browser.wsEndpoint(),
    configPath: config.path,
  };
}

/** Starts a server and a browser for each worker and passes them in an environment variable. */
export async function startWorkers(count: number): Promise<void> {
  const started = await Promise.all(Array.from({ length: count }, startWorker));
  process.env[VARIABLE] = JSON.stringify(started);
}

/** Stops all servers and browsers of `startWorkers`. */
export async function stopWorkers(): Promise<void> {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
}

/** The product of the current jest worker; jest numbers workers from 1. */
export function currentWorker(): WorkerProduct {
  const all = JSON.parse(process.env[VARIABLE] ?? '[]') as WorkerProduct[];
  const worker = all[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
  if (!worker) throw new Error('No product was started for this worker');
  return worker;
}
