import type { Disposable } from '@/common/disposable';
import type { ToFrame } from './messages';

/** A way to one frame; `close` ends it. */
export interface FrameLine {
  send(message: ToFrame): void;
  readonly close: Disposable;
}

/**
 * A line of its own to exactly this frame, once it is loaded. Its origin has no name, so none can be given; what is
 * handed over that way is nothing but the line.
 */
export function openFrame(frame: HTMLIFrameElement, receive: (data: unknown) => void): FrameLine {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => receive(data);
  frame.contentWindow?.postMessage('line', '*', [port2]);
  return { send: (message) => port1.postMessage(message), close: () => port1.close() };
}
