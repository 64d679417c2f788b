import { createScriptRunner } from './createScriptRunner';
import type { RunnerDeps } from './createScriptRunner';
import { fetchProgram } from './program';
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

/** The sandbox in the browser's own workers. @param program The bytes of QuickJS, on their way already. */
export function createBrowserScripts(deps: ScriptRunnerDeps, program: Promise<ArrayBuffer>): OwnScriptRunner {
  let early: Promise<ArrayBuffer> | undefined = program;
  return createScriptRunner({
    ...deps,
    startWorker,
    fetchProgram() {
      const bytes = early ?? fetchProgram();
      early = undefined;
      return bytes;
    },
  });
}
