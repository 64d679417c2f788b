import { once } from '@/common/once';
import { randomId } from '@/common/randomId';
import type { Environment } from '../environment';
import type { Drafts } from './createDrafts';

/** Loads the chunk of the drafts with the first call; after a failure the next call loads it again. */
export const lazyDrafts = (environment: Environment, onFailure: (error: unknown) => void): (() => Promise<Drafts>) =>
  once(
    async () => {
      const { createDrafts } = await import(/* webpackChunkName: "draft-store" */ './createDrafts');
      return createDrafts({ environment, newId: randomId, onFailure });
    },
    { retryAfterFailure: true },
  );
