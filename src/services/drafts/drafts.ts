import type { DraftShelf } from '@/common/drafts';

/** Whose input it is: nobody else, and not the same person in another position, is offered it. */
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
