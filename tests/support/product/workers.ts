import { openBrowser } from '../openBrowser';
import { configFile } from '../configFile';
import { startServer } from '../startServer';

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

async function startWorker(): Promise<WorkerProduct> {
  const config = configFile();
  const [server, browser] = await Promise.all([
    startServer({ ATRIUM_MOCK_CONTROL: '1', CONFIG: config.path }),
    openBrowser(),
  ]);
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
