import { randomId } from '@/common/randomId';
import type { Environment } from '../environment';
import type { Drafts } from './drafts';

/** Fetches the drafts once, with the first call; after a failure the next call tries again. */
export function lazyDrafts(environment: Environment, onFailure: (error: unknown) => void): () => Promise<Drafts> {
  let fetching: Promise<Drafts> | undefined;
  const fetchDrafts = async () => {
    try {
      const { createDrafts } = await import(/* webpackChunkName: "draft-store" */ './createDrafts');
      return createDrafts({ environment, newId: randomId, onFailure });
    } catch (error) {
      fetching = undefined;
      throw error;
    }
  };
  return () => (fetching ??= fetchDrafts());
}
