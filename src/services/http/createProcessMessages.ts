import type { ProcessMessageHandler, ProcessMessages } from './processMessages';

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
