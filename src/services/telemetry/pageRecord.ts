import type { MeasuredOperation } from '@/common/pageRecord';

/** What an opened page has measured since the last record (business spec §3). */
export interface PageRecord {
  readonly pageCode: string;
  /** Of this opening of the page. */
  readonly itemId: string;
  /** When the page was loaded, in milliseconds since 1970; 0 when it is not. */
  readonly loadedAt: number;
  /** How far the page was when the record was handed over. */
  readonly stage: 'loaded' | 'hidden' | 'closed';
  /** By control code; the page itself is `__page`. */
  readonly controls: ReadonlyMap<string, { readonly type: string; readonly operations: readonly MeasuredOperation[] }>;
}
