import { createScriptRunner } from './createScriptRunner';
import type { RunnerDeps } from './createScriptRunner';
import type { WorkerPort } from './sandboxWorker';
import type { FromSandbox } from './messages';
import type { OwnScriptRunner } from './scriptRunner';

export type ScriptRunnerDeps = Omit<RunnerDeps, 'startWorker' | 'fetchProgram'>;

/** The chunk's name decides under which policy the worker is served. */
function startWorker(): WorkerPort {
  const worker = new Worker(/* webpackChunkName: "script-worker" */ new URL('./sandbox/scriptWorker.ts', import.meta.url));
  return {
    postMessage: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<FromSandbox>) => listener(data)),
    onFailure: (listener) => worker.addEventListener('error', ({ message }) => listener(message)),
    terminate: () => worker.terminate(),
  };
}

/** The page fetches it, so that the worker needs no network at all. */
async function fetchProgram(): Promise<ArrayBuffer> {
  const answer = await fetch(new URL('@jitl/quickjs-wasmfile-release-sync/wasm', import.meta.url));
  if (!answer.ok) throw new Error(`QuickJS: ${answer.status}`);
  return answer.arrayBuffer();
}

/** The sandbox in the browser's own workers. */
export const createBrowserScripts = (deps: ScriptRunnerDeps): OwnScriptRunner => createScriptRunner({ ...deps, startWorker, fetchProgram });
