import { openBrowser } from '../openBrowser';
import { configFile } from '../configFile';
import { startServer } from '../startServer';

/** What one jest worker works with. */
export interface WorkerProduct {
  /** Of the server: `http://localhost:41234`. */
  url: string;
  /** Where the worker's Chromium listens. */
  browserEndpoint: string;
  /** The deployment's configuration; a test may write it. */
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

/** Starts a server and a browser for each worker; the workers find them through the environment. */
export async function startWorkers(count: number): Promise<void> {
  const started = await Promise.all(Array.from({ length: count }, startWorker));
  process.env[VARIABLE] = JSON.stringify(started);
}

/** Stops all that `startWorkers` has started. */
export async function stopWorkers(): Promise<void> {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
}

/** The product of this jest worker; jest numbers its workers from 1. */
export function currentWorker(): WorkerProduct {
  const all = JSON.parse(process.env[VARIABLE] ?? '[]') as WorkerProduct[];
  const worker = all[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
  if (!worker) throw new Error('No product was started for this worker');
  return worker;
}
