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
