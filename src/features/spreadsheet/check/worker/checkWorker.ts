import { createCheckHandler } from './createCheckHandler';
import { freezePrototypes } from './freezePrototypes';
import type { CheckReply } from './messages';

interface WorkerScope {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(message: CheckReply, transfer: ArrayBuffer[]): void;
}

const scope = globalThis as unknown as WorkerScope;
const handle = createCheckHandler((reply, transfer) => scope.postMessage(reply, transfer));

// The entry of the worker in which spreadsheets are read. It is served with a policy that lets it reach nothing.
freezePrototypes();
scope.onmessage = ({ data }) => handle(data);
