import type { DraftShelf } from '@/common/drafts';
import { once } from '@/common/once';
import { randomId } from '@/common/randomId';
import type { Environment } from '../environment';

/** Whose input it is: neither another person nor the same person in another position is offered it. */
export interface DraftOwner {
  readonly tenantCode: string;
  readonly accountCode: string;
  readonly positionId: string;
}

/** Unsaved input that outlives its page, on this device. */
export interface Drafts {
  /** @param record Names what is edited: the page, and what it shows. */
  open(owner: DraftOwner, record: string): Promise<DraftShelf>;
}

/** Loads the drafts with the first call; after a failure the next call tries again. */
export const lazyDrafts = (environment: Environment, onFailure: (error: unknown) => void): (() => Promise<Drafts>) =>
  once(
    async () => {
      const { createDrafts } = await import(/* webpackChunkName: "draft-store" */ './createDrafts');
      return createDrafts({ environment, newId: randomId, onFailure });
    },
    { retryAfterFailure: true },
  );
