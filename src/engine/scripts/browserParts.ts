import type { FromSandbox } from './messages';
import type { WorkerPort } from './sandboxWorker';

/** Starts a worker for a sandbox. The chunk's name decides under which policy it is served. */
export function startWorker(): WorkerPort {
  const worker = new Worker(
    /* webpackChunkName: "script-worker" */ new URL('./sandbox/scriptWorker.ts', import.meta.url),
  );
  // It may fail before anybody listens.
  const failure = new Promise<string>((resolve) => worker.addEventListener('error', ({ message }) => resolve(message)));
  return {
    postMessage: (message) => worker.postMessage(message),
    onMessage: (listener) =>
      worker.addEventListener('message', ({ data }: MessageEvent<FromSandbox>) => listener(data)),
    onFailure: (listener) => void failure.then(listener),
    terminate: () => worker.terminate(),
  };
}

/** Fetches the bytes of QuickJS. The page does, so that the worker that runs them needs no network at all. */
export async function fetchProgram(): Promise<ArrayBuffer> {
  const answer = await fetch(new URL('@jitl/quickjs-wasmfile-release-sync/wasm', import.meta.url));
  if (!answer.ok) throw new Error(`QuickJS: ${answer.status}`);
  return answer.arrayBuffer();
}

/** What a sandbox is made of. Both parts take longer to come than the code that puts them together. */
export interface BrowserParts {
  readonly worker: WorkerPort;
  readonly program: Promise<ArrayBuffer>;
}

export function startParts(): BrowserParts {
  const parts = { worker: startWorker(), program: fetchProgram() };
  // Whoever boots with it hears that it has failed.
  parts.program.catch(() => undefined);
  return parts;
}
