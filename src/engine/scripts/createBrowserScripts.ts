import { fetchProgram, startWorker } from './browserParts';
import type { BrowserParts } from './browserParts';
import { createScriptRunner } from './createScriptRunner';
import type { RunnerDeps } from './createScriptRunner';
import type { OwnScriptRunner } from './scriptRunner';

export type ScriptRunnerDeps = Omit<RunnerDeps, 'startWorker' | 'fetchProgram' | 'whenIdle'>;

/** Gives the first one once, and then what `next` makes; it keeps nothing that was given. */
function beginningWith<T>(first: T, next: () => T): () => T {
  const left = [first];
  return () => left.pop() ?? next();
}

/** The sandbox in the browser's own workers. @param parts Of the first one, on their way already. */
export const createBrowserScripts = (deps: ScriptRunnerDeps, parts: BrowserParts): OwnScriptRunner =>
  createScriptRunner({
    ...deps,
    startWorker: beginningWith(parts.worker, startWorker),
    fetchProgram: beginningWith(parts.program, fetchProgram),
    whenIdle: (work) => (globalThis.requestIdleCallback ?? setTimeout)(() => work()),
  });
