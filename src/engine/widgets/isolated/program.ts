import { enterFrame } from './enterFrame';
import { beFrame } from './frameSide';
import { beWorker } from './workerSide';
import type { WorkerScope } from './workerSide';

/** The widget's file after this script, on a thread of its own. */
function startWorker(address: string, code: string): Worker {
  const blob = new Blob([`importScripts(${JSON.stringify(address)});\n`, code, '\n'], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(blob));
}

function startFrame(): void {
  const root = document.getElementById('root') as HTMLElement;
  const look = document.getElementById('look') as HTMLStyleElement;
  const { src } = document.currentScript as HTMLScriptElement;
  enterFrame(window, root);
  addEventListener(
    'message',
    ({ source, ports: [port] }) => {
      if (source === parent && port) beFrame({ root, look, port, startWorker: (code) => startWorker(src, code) });
    },
    { once: true },
  );
}

// One script is both: what the frame shows, and what surrounds the widget on its thread.
if (typeof document === 'undefined') beWorker(globalThis as unknown as WorkerScope);
else startFrame();
