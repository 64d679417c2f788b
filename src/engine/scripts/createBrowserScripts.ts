import { fetchProgram, startWorker } from './browserParts';
import type { BrowserParts } from './browserParts';
import { createScriptRunner } from './createScriptRunner';
import type { RunnerDeps } from './createScriptRunner';
import type { OwnScriptRunner } from './scriptRunner';

export type ScriptRunnerDeps = Omit<RunnerDeps, 'startWorker' | 'fetchProgram' | 'whenIdle'>;

/** The sandbox in the browser's own workers. @param parts Of the first one, on their way already. */
export function createBrowserScripts(deps: ScriptRunnerDeps, parts: BrowserParts): OwnScriptRunner {
  const first: Partial<BrowserParts> = { ...parts };
  const take = <K extends keyof BrowserParts>(part: K): BrowserParts[K] | undefined => {
    const early = first[part];
    delete first[part];
    return early;
  };
  return createScriptRunner({
    ...deps,
    startWorker: () => take('worker') ?? startWorker(),
    whenIdle: (work) => (globalThis.requestIdleCallback ?? setTimeout)(() => work()),
    fetchProgram: () => take('program') ?? fetchProgram(),
  });
}
