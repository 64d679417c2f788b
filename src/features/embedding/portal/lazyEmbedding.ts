import { createContext, use } from 'react';
import type { Disposable } from '@/common/disposable';
import { once } from '@/common/once';
import type { RenewalReason, Tokens } from '@/services';
import type { Embedding } from './createEmbedding';
import type { EmbeddedWorkspace } from './publishWorkspace';

/** The embedding, whose code is fetched in a frame only. */
export interface LazyEmbedding {
  load(): Promise<Embedding>;
  attach(workspace: EmbeddedWorkspace): Disposable;
  renewToken(tokens: Tokens, reason: RenewalReason): Promise<Tokens>;
  reportError(message: string): void;
}

/** Only the first line of an error leaves the frame, because the rest describes the program. */
const ERROR_LENGTH = 200;

export function lazyEmbedding(create: () => Promise<Embedding>): LazyEmbedding {
  const load = once(create, { retryAfterFailure: true });
  let loaded: Embedding | undefined;
  return {
    load: async () => (loaded ??= await load()),
    // The screen in place of the sign-in has loaded it; a workspace comes after that.
    attach: (workspace) => loaded?.attach(workspace) ?? (() => undefined),
    renewToken: async (tokens, reason) => (await load()).renewToken(tokens, reason),
    reportError: (message) => loaded?.reportError('portal', (message.split('\n', 1)[0] ?? '').slice(0, ERROR_LENGTH)),
  };
}

export const EmbeddingContext = createContext<LazyEmbedding | undefined>(undefined);

/** The embedding; undefined in a window of its own. */
export const useEmbedding = () => use(EmbeddingContext);
