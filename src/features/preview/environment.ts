import type { MessagePage } from './sources/windowSource';
import type { Socket } from './sources/socketSource';

/** What the preview needs of the browser. Tests bring their own. */
export interface PreviewEnvironment {
  /** Where messages of other windows arrive, and where a desktop shell puts its bridge. */
  readonly page: MessagePage & { readonly atriumDesktop?: unknown };
  openSocket(address: string): Socket;
  /** Answers a function that forgets the call. */
  later(run: () => void, delayMs: number): () => void;
  newCode(): string;
  newId(): string;
  reload(): void;
  /** Everything that the browser keeps for this origin, for ever and for this tab. */
  clearStorage(): void;
  close(): void;
  /** Into the clipboard; rejects where the browser has none. */
  copy(text: string): Promise<void>;
  /** Hands a file to the browser's downloads. */
  save(content: Blob, filename: string): void;
}
