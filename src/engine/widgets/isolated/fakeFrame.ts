import { beFrame } from './frameSide';
import type { FrameLine } from './openFrame';
import { beWorker } from './workerSide';
import type { WorkerScope } from './workerSide';

export interface FakeFrame {
  /** What the widget is drawn in. */
  readonly root: HTMLElement;
  /** In place of `openFrame`. */
  open(frame: HTMLIFrameElement, receive: (data: unknown) => void): FrameLine;
  /** As if the file of the widget that started last had said this itself. */
  say(data: unknown): void;
  /** As if it had thrown outside of what it was asked. */
  fail(message: string): void;
  /** From now on the widget answers nothing. */
  getStuck(): void;
  /** Texts of the frames' look, in order. */
  readonly looks: string[];
  readonly starts: number;
}

/** A frame for tests: the widget runs here, beside the test, and is drawn into `root`. What is said arrives a little later, as it would. */
export function createFakeFrame(): FakeFrame {
  const root = document.body.appendChild(document.createElement('div'));
  const looks: string[] = [];
  let isStuck = false;
  let starts = 0;
  let say: (data: unknown) => unknown = () => undefined;
  let fail: (message: string) => unknown = () => undefined;
  const later = (run: () => void) => setTimeout(run, 0);

  function startWorker(code: string) {
    const worker: Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'> = {
      onmessage: null,
      onerror: null,
      terminate: () => (isOver = true),
      postMessage: (data: unknown) => later(() => isOver || isStuck || hear({ data })),
    };
    let isOver = false;
    let hear: (event: { data: unknown }) => void = () => undefined;
    const speak = (data: unknown) =>
      later(() => isOver || worker.onmessage?.call(worker as Worker, { data } as MessageEvent));
    const raise = (message: string) =>
      later(
        () =>
          isOver || worker.onerror?.call(worker as Worker, { message, preventDefault: () => undefined } as ErrorEvent),
      );
    say = speak;
    fail = raise;
    const scope: WorkerScope = { postMessage: speak, addEventListener: (_type, listener) => (hear = listener) };
    later(() => {
      beWorker(scope);
      try {
        (new Function('registerComponent', code) as (register: unknown) => void)(scope.registerComponent);
      } catch (error) {
        raise(String(error));
      }
    });
    return worker;
  }

  return {
    root,
    looks,
    get starts() {
      return starts;
    },
    open(_frame, receive) {
      starts += 1;
      isStuck = false;
      let isClosed = false;
      const port: Pick<MessagePort, 'postMessage' | 'onmessage'> = {
        onmessage: null,
        postMessage: (data: unknown) => void later(() => isClosed || receive(structuredClone(data))),
      };
      const look = {
        set textContent(css: string) {
          looks.push(css);
        },
      } as HTMLStyleElement;
      beFrame({ root, look, port, startWorker });
      return {
        send: (message) =>
          later(() => port.onmessage?.call(port as MessagePort, { data: structuredClone(message) } as MessageEvent)),
        close: () => (isClosed = true),
      };
    },
    say: (data) => void say(data),
    fail: (message) => void fail(message),
    getStuck: () => (isStuck = true),
  };
}
