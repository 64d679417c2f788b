import type { Disposable } from '@/common/disposable';

/** A note the server sends beside its data (business spec §4): info is shown, a warning is confirmed first. */
export interface ProcessMessage {
  type: 'info' | 'warning';
  message: string;
}

export type ProcessMessageHandler = (messages: readonly ProcessMessage[]) => Promise<void>;

export interface ProcessMessages {
  /** The call that brought the messages resolves when `handler` has. One handler at a time: the last one wins. */
  handle(handler: ProcessMessageHandler): Disposable;
}

/** Who shows process messages, and the way to reach them. Without a handler messages pass unseen. */
export function createProcessMessages(): ProcessMessages & { show: ProcessMessageHandler } {
  let current: ProcessMessageHandler | undefined;
  return {
    handle(handler) {
      current = handler;
      return () => {
        if (current === handler) current = undefined;
      };
    },
    show: async (messages) => {
      await current?.(messages);
    },
  };
}
