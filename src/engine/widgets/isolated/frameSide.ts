import { createDrawing } from '../createDrawing';
import { WIDGET_LIMITS } from '../limits';
import type { FromFrame, ToFrame } from './messages';

export interface FrameParts {
  /** What the widget is drawn in. */
  readonly root: HTMLElement;
  /** Where the colours and sizes of the product are written. */
  readonly look: HTMLStyleElement;
  /** The way to the product. */
  readonly port: Pick<MessagePort, 'postMessage' | 'onmessage'>;
  /** Starts the widget's file on a thread of its own. */
  startWorker(code: string): Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;
}

const SECOND_MS = 1000;

/** Says at most as often within a second. */
function createMeter(now: () => number): () => boolean {
  let since = now();
  let count = 0;
  return () => {
    if (now() - since >= SECOND_MS) [since, count] = [now(), 0];
    count += 1;
    return count <= WIDGET_LIMITS.messagesPerSecond;
  };
}

/** What the frame of an isolated widget does: draws what the product has checked, and stands between it and the widget. */
export function beFrame({ root, look, port, startWorker }: FrameParts, now: () => number = Date.now): void {
  const say = (message: FromFrame) => port.postMessage(message);
  let worker: ReturnType<FrameParts['startWorker']> | undefined;
  let happened = 0;
  const draw = createDrawing(root, (handler, event) => {
    happened += 1;
    say({ kind: 'happened', handler, event, number: happened });
  });

  function begin(code: string): void {
    const isAllowed = createMeter(now);
    worker = startWorker(code);
    const sayWithin = (isShort: boolean, message: FromFrame) => {
      if (isAllowed() && isShort) {
        say(message);
        return;
      }
      worker?.terminate();
      say({ kind: 'flood' });
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      const text = typeof data === 'string' ? data : undefined;
      sayWithin(text !== undefined && text.length <= WIDGET_LIMITS.messageChars, { kind: 'said', text: text ?? '' });
    };
    worker.onerror = (error) => {
      error.preventDefault();
      sayWithin(true, { kind: 'threw', message: error.message.slice(0, 300) });
    };
  }

  function dress(css: string, language: string): void {
    look.textContent = `:root{${css}}`;
    root.ownerDocument.documentElement.lang = language;
  }

  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.kind === 'begin') begin(data.code);
    if (data.kind === 'begin' || data.kind === 'look') dress(data.css, data.language);
    if (data.kind === 'paint') draw(data.nodes, { isBehind: data.seen < happened });
    if (data.kind === 'ask') worker?.postMessage(data.question);
    if (data.kind === 'echo') say({ kind: 'echo' });
  };
  root.addEventListener('focusin', () => say({ kind: 'focus', isInside: true }));
  root.addEventListener('focusout', () => say({ kind: 'focus', isInside: false }));
  new ResizeObserver(() => say({ kind: 'height', px: Math.ceil(root.getBoundingClientRect().height) })).observe(root);
}
