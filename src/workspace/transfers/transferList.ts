import type { Transfer, TransferPhase } from '@/common/files';
import type { Observable } from '@/common/store';

/** Key of the listed transfers among the records of an account in its position. */
export const TRANSFERS_KEY = 'transfers';

/** What is stored of a transfer. */
export interface TransferRecord {
  id: string;
  direction: Transfer['direction'];
  filename: string;
  /** `interrupted`: it was on its way when the page was closed or reloaded. */
  phase: TransferPhase | 'interrupted';
  /** Address of the stored file; of an upload once it is done. */
  url?: string | undefined;
  /** Start, in milliseconds since 1970. */
  at: number;
}

/** One line of the list. */
export interface TransferItem extends TransferRecord {
  /** Bytes. */
  readonly loaded: number;
  readonly total: number | undefined;
  /** Bytes per second; undefined while unknown. */
  readonly speed: number | undefined;
  /** Undefined for one of an earlier visit. */
  readonly transfer?: Transfer;
}

/** The transfers of this person in this position, the newest first. They are stored without content and signatures. */
export interface TransferList extends Observable<readonly TransferItem[]> {
  /** @param url Address of the file that is downloaded. */
  add(transfer: Transfer, url?: string): void;
  remove(id: string): void;
  /** Removes what has ended. */
  clear(): void;
}
