import type { Disposable } from '@/common/disposable';
import type { ReadAhead } from '@/common/readAhead';

/** A message that the server sends with its data (business spec §4): info is shown, a warning must be confirmed. */
export interface ProcessMessage {
  type: 'info' | 'warning';
  message: string;
}

/** Shows messages. Those of a call that is made ahead of its use wait for that use (`showWhenUsed`). */
export type ProcessMessageHandler = (messages: readonly ProcessMessage[], ahead?: ReadAhead) => Promise<void>;

export interface ProcessMessages {
  /** Sets the handler. A call with messages resolves after it. There is one handler at a time; the last one wins. */
  handle(handler: ProcessMessageHandler): Disposable;
}

/** Passes process messages to the current handler. Without a handler they are dropped. */
export function createProcessMessages(): ProcessMessages & { show: ProcessMessageHandler } {
  let current: ProcessMessageHandler | undefined;
  return {
    handle(handler) {
      current = handler;
      return () => {
        if (current === handler) current = undefined;
      };
    },
    show: async (...given) => {
      await current?.(...given);
    },
  };
}
