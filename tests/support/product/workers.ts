import { openBrowser } from '../openBrowser';
import { configFile } from '../configFile';
import { startServer } from '../startServer';
import type { TestServer } from '../startServer';
import { startNginx } from './startNginx';

/** Server and browser of one jest worker. */
export interface WorkerProduct {
  /** Origin of the server: `http://localhost:41234`. */
  url: string;
  /** WebSocket endpoint of the worker's Chromium. */
  browserEndpoint: string;
  /** Path of the deployment's configuration, which tests may write. */
  configPath: string;
}

const VARIABLE = 'ATRIUM_E2E_WORKERS';

let stops: (() => Promise<void>)[] = [];

/** The product as `npm start` serves it; with `ATRIUM_BEHIND=nginx` nginx is in front and serves the files. */
async function startProduct(configPath: string): Promise<TestServer> {
  const server = await startServer({ ATRIUM_MOCK_CONTROL: '1', CONFIG: configPath });
  if (process.env.ATRIUM_BEHIND !== 'nginx') return server;
  const configFiles = { localhost: configPath, '127.0.0.1': configPath };
  const front = await startNginx({ platformUrl: server.url, configFiles }).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return { url: front.url, stop: async () => void (await Promise.all([front.stop(), server.stop()])) };
}

async function startWorker(): Promise<WorkerProduct> {
  const config = configFile();
  const [server, browser] = await Promise.all([startProduct(config.path), openBrowser()]);
  stops.push(async () => {
    await Promise.all([browser.close(), server.stop()]);
    config.remove();
  });
  return { url: server.url, browserEndpoint: browser.wsEndpoint(), configPath: config.path };
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
