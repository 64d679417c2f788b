import type { WorkerPort } from './CheckWorker';

/** Starts a worker that reads a spreadsheet. The chunk's name decides under which policy it is served. */
export function startWorker(): WorkerPort {
  const worker = new Worker(
    /* webpackChunkName: "spreadsheet-worker" */ new URL('../worker/checkWorker.ts', import.meta.url),
  );
  return {
    postMessage: (message, transfer) => worker.postMessage(message, transfer),
    onMessage: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    onFailure: (listener) => worker.addEventListener('error', listener),
    terminate: () => worker.terminate(),
  };
}
