import type { FromSandbox, ToSandbox } from '../messages';
import { createSandbox } from './createSandbox';
import { loadQuickJs } from './loadQuickJs';

interface WorkerScope {
  onmessage: ((event: MessageEvent<ToSandbox>) => void) | null;
  postMessage(message: FromSandbox): void;
}

const scope = globalThis as unknown as WorkerScope;
let sandbox: ReturnType<typeof createSandbox> | undefined;

async function boot(program: ArrayBuffer | WebAssembly.Module): Promise<void> {
  const compiled = program instanceof WebAssembly.Module ? program : await WebAssembly.compile(program);
  sandbox = createSandbox(await loadQuickJs(compiled), () => performance.now());
  scope.postMessage({ kind: 'booted', program: compiled });
}

// The entry of the worker in which tenants' scripts run. It is served with a policy that lets it reach nothing.
scope.onmessage = ({ data }) => {
  if (data.kind === 'boot') {
    boot(data.program).catch((error: unknown) => scope.postMessage({ kind: 'unbootable', reason: String(error) }));
    return;
  }
  const reply = sandbox?.(data);
  if (reply) scope.postMessage(reply);
};
