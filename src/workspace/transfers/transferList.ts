import type { Disposable } from '@/common/disposable';
import type { AppError } from '@/common/errors/appError';
import type { Transfer, TransferPhase } from '@/common/files';
import type { Observable } from '@/common/store';
import type { RunningJob } from './runningJobs';

/** Key of the listed transfers among the records of an account in its position. */
export const TRANSFERS_KEY = 'transfers';

/** What is stored of an error: its text is found by these, while a message may contain an address or a credential. */
export type StoredError = Pick<AppError, 'kind' | 'code' | 'status'>;

/** What is stored of a transfer. */
export interface TransferRecord {
  id: string;
  direction: Transfer['direction'];
  filename: string;
  phase: TransferPhase;
  /** Address of the stored file, if it can be read without a query; of an upload once it is done. */
  url?: string | undefined;
  /** Why it has failed. */
  error?: StoredError | undefined;
  /** Bytes of an upload's file. */
  size?: number | undefined;
  /** Start, in milliseconds since 1970. */
  at: number;
  /** End, in milliseconds since 1970; undefined while it is on its way, and of older versions. */
  endedAt?: number | undefined;
}

/** One line of the list. */
export interface TransferItem extends Omit<TransferRecord, 'phase' | 'error' | 'size'> {
  /**
   * - `interrupted`: it was on its way when its page was closed or reloaded.
   * - `elsewhere`: it is on its way in another tab.
   */
  readonly phase: TransferPhase | 'interrupted' | 'elsewhere';
  /** Bytes. */
  readonly loaded: number;
  readonly total: number | undefined;
  /** Bytes per second; undefined while unknown. */
  readonly speed: number | undefined;
  /** Why it has failed; of an earlier visit without the message. */
  readonly error?: unknown;
  /** Undefined for one of an earlier visit or another tab. */
  readonly transfer?: Transfer;
}

/** The transfers of this person in this position, the newest first. They are stored without content and signatures. */
export interface TransferList extends Observable<readonly TransferItem[]> {
  /** @param url Address of the file that is downloaded. */
  add(transfer: Transfer, url?: string): void;
  remove(id: string): void;
  /** Reads what other tabs have stored, now and whenever they change it, until disposed. */
  followTabs(): Disposable;
  /** Removes what has ended. */
  clear(): void;
  /** Number of failures since the person has looked at the list. */
  readonly unseenFailures: Observable<number>;
  /** The person looks at the list. */
  markSeen(): void;
  /** Imports and exports under way. They are no transfers: the close guard does not count them. */
  readonly jobs: Observable<readonly RunningJob[]>;
  showJobs(jobs: readonly RunningJob[]): void;
  /** Whether there are transfers or jobs. */
  readonly hasRows: Observable<boolean>;
}
