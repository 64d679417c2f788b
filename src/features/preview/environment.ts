import type { MessagePage } from './sources/windowSource';
import type { Socket } from './sources/socketSource';

/** The browser as the preview uses it; tests replace it. */
export interface PreviewEnvironment {
  /** Receives messages of other windows; a desktop shell sets its bridge on it. */
  readonly page: MessagePage & { readonly atriumDesktop?: unknown };
  /** That of this window. */
  readonly origin: string;
  /** Sends a message to the window around this one, if it has the same origin. */
  tellParent(message: unknown): void;
  openSocket(address: string): Socket;
  /** Returns a function that cancels the call. */
  later(run: () => void, delayMs: number): () => void;
  newCode(): string;
  newId(): string;
  reload(): void;
  /** Clears localStorage and sessionStorage. */
  clearStorage(): void;
  close(): void;
  /** Writes to the clipboard; rejects without one. */
  copy(text: string): Promise<void>;
  /** Downloads a file. */
  save(content: Blob, filename: string): void;
}
