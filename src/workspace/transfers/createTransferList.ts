import { array, fallback, number, object, optional, picklist, string } from 'valibot';
import type { Transfer } from '@/common/files';
import { isRecord } from '@/common/isRecord';
import { read } from '@/common/schemas';
import { createStore } from '@/common/store';
import type { Records } from '@/services/storage/records';

import { speedOf, withSample } from './speedOf';
import type { Sample } from './speedOf';
import { TRANSFERS_KEY } from './transferList';
import type { TransferItem, TransferList, TransferRecord } from './transferList';

const MOST_ITEMS = 30;

const recordSchema = object({
  id: string(),
  direction: picklist(['upload', 'download']),
  filename: string(),
  phase: picklist(['waiting', 'running', 'done', 'failed', 'cancelled', 'interrupted']),
  url: optional(string()),
  at: number(),
});

export interface TransferListDeps {
  records: Records;
  now(): number;
  /** Counts a transfer until it settles. */
  track(transfer: Promise<unknown>): Promise<unknown>;
}

const isActive = (phase: TransferRecord['phase']): boolean => phase === 'waiting' || phase === 'running';

/** A finished upload knows its address; a download was told its own. */
const addressOf = (direction: TransferRecord['direction'], result: unknown): string | undefined =>
  direction === 'upload' && isRecord(result) && typeof result.url === 'string' ? result.url : undefined;

export function createTransferList({ records, now, track }: TransferListDeps): TransferList {
  const stored = read(fallback(array(recordSchema), []), records.read(TRANSFERS_KEY));
  const items = createStore<readonly TransferItem[]>(
    stored.map((record) => ({
      ...record,
      phase: isActive(record.phase) ? 'interrupted' : record.phase,
      loaded: 0,
      total: undefined,
      speed: undefined,
    })),
  );

  const store = (next: readonly TransferItem[]) => {
    const kept = next.slice(0, MOST_ITEMS);
    items.set(kept);
    if (kept.length === 0) records.remove(TRANSFERS_KEY);
    else
      records.write(
        TRANSFERS_KEY,
        kept.map(({ id, direction, filename, phase, url, at }) => ({
          id,
          direction,
          filename,
          phase,
          at,
          ...(url !== undefined && { url }),
        })),
      );
  };

  function follow(transfer: Transfer) {
    let samples: readonly Sample[] = [];
    let endOfAttempt: (() => void) | undefined;
    const change = (fields: Partial<TransferItem>, isStored: boolean) => {
      const next = items.get().map((item) => (item.id === transfer.id ? { ...item, ...fields } : item));
      if (isStored) store(next);
      else items.set(next);
    };
    const handleChange = () => {
      const { phase, loaded, total } = transfer.get();
      samples = phase === 'running' ? withSample(samples, { at: now(), loaded }) : [];
      const speed = speedOf(samples);
      const hasTurned = items.get().find(({ id }) => id === transfer.id)?.phase !== phase;
      if (isActive(phase) && !endOfAttempt)
        void track(
          new Promise<void>((resolve) => {
            endOfAttempt = resolve;
          }),
        );
      if (!isActive(phase)) {
        endOfAttempt?.();
        endOfAttempt = undefined;
      }
      change({ phase, loaded, total, speed }, hasTurned);
      if (phase === 'done')
        void transfer.settled().then((result) => {
          const url = addressOf(transfer.direction, result);
          if (url !== undefined) change({ url }, true);
        });
    };
    transfer.subscribe(handleChange);
    handleChange();
  }

  return {
    get: items.get,
    subscribe: items.subscribe,
    add(transfer, url) {
      const { id, direction, filename } = transfer;
      const { phase, loaded, total } = transfer.get();
      const item = { id, direction, filename, phase, loaded, total, speed: undefined, at: now(), transfer };
      store([url === undefined ? item : { ...item, url }, ...items.get()]);
      follow(transfer);
    },
    remove: (id) => store(items.get().filter((item) => item.id !== id)),
    clear: () => store(items.get().filter(({ phase }) => isActive(phase))),
  };
}
