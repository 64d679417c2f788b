import { readFileSync } from 'node:fs';
import { createScriptRunner } from './createScriptRunner';
import type { RunnerDeps } from './createScriptRunner';
import type { FromSandbox } from './messages';
import { createSandbox } from './sandbox/createSandbox';
import { loadQuickJs } from './sandbox/loadQuickJs';
import type { WorkerPort } from './sandboxWorker';
import type { ScriptRunner } from './scriptRunner';

const program = () => readFileSync(require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'));

const compiled = WebAssembly.compile(program());
const quickJs = compiled.then(loadQuickJs);

/** For tests: one QuickJS for all realms of a file of tests. */
export const testQuickJs = () => quickJs;

/** For tests: the real sandbox in this thread instead of a worker. What cannot be interrupted cannot be killed here. */
function startTestWorker(): WorkerPort {
  const listeners: ((message: FromSandbox) => void)[] = [];
  const tell = (message: FromSandbox | undefined) => {
    if (message) void Promise.resolve().then(() => listeners.forEach((listener) => listener(message)));
  };
  let sandbox: ReturnType<typeof createSandbox> | undefined;
  const boot = async () => {
    sandbox = createSandbox(await quickJs, () => performance.now());
    tell({ kind: 'booted', program: await compiled });
  };
  return {
    postMessage(message) {
      if (message.kind === 'boot')
        boot().catch((error: unknown) => tell({ kind: 'unbootable', reason: String(error) }));
      else tell(sandbox?.(message));
    },
    onMessage: (listener) => void listeners.push(listener),
    onFailure: () => undefined,
    terminate: () => undefined,
  };
}

export interface TestScripts extends ScriptRunner {
  /** What the console would show. */
  readonly logs: string[];
}

/** For tests: scripts that really run. */
export function createTestScripts(
  webScripts: readonly string[] = [],
  overrides: Partial<RunnerDeps> = {},
): TestScripts {
  const logs: string[] = [];
  const runner = createScriptRunner({
    startWorker: startTestWorker,
    fetchProgram: () => Promise.resolve(new Uint8Array(program()).buffer),
    whenIdle: (work) => work(),
    webScripts: () => webScripts,
    t: (key, params) => (params ? `${key} ${JSON.stringify(params)}` : key),
    log: (message) => void logs.push(message),
    ...overrides,
  });
  return { ...runner, logs };
}
