import { PERFORMANCE_POOL_ID } from '@/common/constants/performance';
import type { MonitorSink } from '../environment';
import type { PageRecord } from './pageRecord';
import { recordChunks } from './recordChunks';

/** Hands a record to the monitoring pool, piece by piece (business spec §7). */
export function sendRecord(record: PageRecord, sink: MonitorSink | undefined): void {
  if (sink) recordChunks(record).forEach((chunk) => sink.send(PERFORMANCE_POOL_ID, chunk));
}
