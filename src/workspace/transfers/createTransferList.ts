import { AppError } from '@/common/errors/appError';
import type { TransferPhase } from '@/common/files';
import { isRecord } from '@/common/isRecord';
import { createStore } from '@/common/store';
import { browserLocks } from '@/services/browserEnvironment';
import type { Records } from '@/services/storage/records';
import { speedOf, withSample } from './speedOf';
import type { Sample } from './speedOf';
import type { RunningJob } from './runningJobs';
import { readTransfers, recordOf, writeTransfers } from './transferRecords';
import type { TransferItem, TransferList, TransferRecord } from './transferList';

/** Of the transfers that have ended, so many of the newest are listed. */
const MOST_ENDED = 30;

/** Key of the time at which the person has looked at the list, in milliseconds since 1970. */
const SEEN_KEY = 'transfers-seen';

export interface TransferListDeps {
  records: Records;
  now(): number;
  /** Counts a transfer until it settles. */
  track(transfer: Promise<unknown>): Promise<unknown>;
  /** Tell whether another tab is alive with a transfer; without them it counts as interrupted. */
  locks?: Pick<LockManager, 'request'> | undefined;
  /** Tells by `storage` events what other tabs have stored. Default: the window. */
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** A transfer of this page. */
type OwnItem = TransferItem & Required<Pick<TransferItem, 'transfer'>> & { readonly phase: TransferPhase };

export const isActive = (phase: TransferItem['phase']): boolean => phase === 'waiting' || phase === 'running';

/** A finished upload knows its address; a download was told its own. */
const addressOf = (direction: TransferRecord['direction'], result: unknown): string | undefined =>
  direction === 'upload' && isRecord(result) && typeof result.url === 'string' ? result.url : undefined;

/** Whether an upload sends the file of an interrupted one, which the person has chosen again. */
const continues = (item: TransferItem, { direction, filename, at, size = item.total }: TransferRecord): boolean =>
  direction === 'upload' &&
  item.direction === 'upload' &&
  item.filename === filename &&
  item.total === size &&
  item.at >= at;

const lockName = (id: string) => `atrium.transfer/${id}`;

export function createTransferList({
  records,
  now,
  track,
  locks = browserLocks(),
  page = globalThis,
}: TransferListDeps): TransferList {
  /** The transfers of this page, the oldest first. */
  const own = new Map<string, OwnItem>();
  /** The records of earlier visits and other tabs, as they are stored. */
  let others: readonly TransferRecord[] = [];
  /** Transfers of `others` whose lock is awaited, and those whose lock was free: their tab has ended. */
  const awaited = new Set<string>();
  const abandoned = new Set<string>();
  /** Awaited transfers whose lock has become free since the last reload. */
  const freed = new Set<string>();
  const items = createStore<readonly TransferItem[]>([]);
  const unseenFailures = createStore(0);
  let seenAt = 0;

  const phaseOf = ({ id, phase }: TransferRecord): TransferItem['phase'] =>
    !isActive(phase) ? phase : awaited.has(id) ? 'elsewhere' : 'interrupted';

  const isContinued = (record: TransferRecord) =>
    phaseOf(record) === 'interrupted' && [...own.values()].some((item) => continues(item, record));

  const itemOf = ({ error, size, ...record }: TransferRecord): TransferItem => ({
    ...record,
    ...(error && { error: new AppError(error.kind, '', error) }),
    phase: phaseOf(record),
    loaded: 0,
    total: size,
    speed: undefined,
  });

  /**
   * Lists everything that is on its way, then the newest of the rest. An upload takes the place of the interrupted one
   * that it continues.
   */
  function show(): void {
    const isEnded = ({ phase }: TransferItem) => !isActive(phase) && phase !== 'elsewhere';
    const all = [...[...own.values()].reverse(), ...others.filter((record) => !isContinued(record)).map(itemOf)].sort(
      (a, b) => Number(isEnded(a)) - Number(isEnded(b)) || b.at - a.at,
    );
    const dropped = new Set(all.filter(isEnded).slice(MOST_ENDED));
    dropped.forEach(({ id }) => own.delete(id));
    items.set(all.filter((item) => !dropped.has(item)));
    const isUnseen = ({ phase, at, endedAt = at }: TransferItem) => phase === 'failed' && endedAt > seenAt;
    unseenFailures.set(items.get().filter(isUnseen).length);
  }

  /** Learns when the tab of a transfer has ended it, or was closed. */
  function awaitEnd({ id, phase }: TransferRecord): void {
    if (!isActive(phase)) abandoned.delete(id);
    if (!locks || !isActive(phase) || awaited.has(id) || abandoned.has(id)) return;
    awaited.add(id);
    const handleEnd = () => {
      // One reload for all locks that become free at about the same time: a browser grants each in a task of its own.
      if (freed.size === 0) setTimeout(reload);
      freed.add(id);
    };
    locks.request(lockName(id), { mode: 'shared' }, () => undefined).then(handleEnd, handleEnd);
  }

  function readOthers(): void {
    others = readTransfers(records).filter(({ id }) => !own.has(id));
    others.forEach(awaitEnd);
    const stored = records.read(SEEN_KEY);
    // A time to come was written while the clock was wrong.
    seenAt = typeof stored === 'number' && stored <= now() ? stored : 0;
  }

  function reload(): void {
    freed.forEach((id) => {
      awaited.delete(id);
      abandoned.add(id);
    });
    freed.clear();
    readOthers();
    show();
  }

  /** Changes the list as all tabs have it. */
  function store(change: () => void): void {
    readOthers();
    change();
    show();
    const stored = new Map(others.map((record) => [record.id, record]));
    const rows = items.get().flatMap(({ id }) => {
      const item = own.get(id);
      return item ? recordOf(item) : (stored.get(id) ?? []);
    });
    writeTransfers(records, rows);
  }

  const remove = (isRemoved: (item: TransferItem) => boolean) => {
    const ids = new Set(
      items
        .get()
        .filter(isRemoved)
        .map(({ id }) => id),
    );
    store(() => {
      ids.forEach((id) => own.delete(id));
      others = others.filter(({ id }) => !ids.has(id));
    });
  };

  function follow(first: OwnItem) {
    const { id, transfer } = first;
    let samples: readonly Sample[] = [];
    let endOfAttempt: (() => void) | undefined;
    let stored: TransferPhase | undefined;
    const handleChange = () => {
      const { phase, loaded, total, error } = transfer.get();
      // The person has removed its line.
      const isGone = stored !== undefined && !own.has(id) && !isActive(phase);
      samples = phase === 'running' ? withSample(samples, { at: now(), loaded }) : [];
      const change = () => {
        const before = own.get(id) ?? first;
        const endedAt = isActive(phase) ? undefined : (before.endedAt ?? now());
        own.set(id, { ...before, phase, loaded, total, error, endedAt, speed: speedOf(samples) });
      };
      if (isActive(phase) && !endOfAttempt) {
        const ended = new Promise<void>((resolve) => {
          endOfAttempt = resolve;
        });
        void track(ended);
        // Where the browser refuses the lock, other tabs take the transfer for an interrupted one.
        locks?.request(lockName(id), () => ended).catch(() => undefined);
      }
      if (phase !== stored && !isGone) store(change);
      else if (!isGone) {
        change();
        show();
      }
      stored = phase;
      if (!isActive(phase)) {
        endOfAttempt?.();
        endOfAttempt = undefined;
      }
      if (phase === 'done')
        void transfer.settled().then((result) => {
          const url = addressOf(transfer.direction, result);
          const item = own.get(id);
          if (url !== undefined && item) store(() => own.set(id, { ...item, url }));
        });
    };
    transfer.subscribe(handleChange);
    handleChange();
  }

  reload();
  const jobs = createStore<readonly RunningJob[]>([]);
  const hasRows = createStore(items.get().length > 0);
  const updateRows = () => hasRows.set(items.get().length + jobs.get().length > 0);
  items.subscribe(updateRows);
  jobs.subscribe(updateRows);
  return {
    get: items.get,
    subscribe: items.subscribe,
    add(transfer, url) {
      const { id, direction, filename } = transfer;
      const { phase, loaded, total } = transfer.get();
      const facts = { id, direction, filename, phase, loaded, total, speed: undefined, at: now(), transfer };
      follow(url === undefined ? facts : { ...facts, url });
    },
    remove: (removed) => remove(({ id }) => id === removed),
    clear: () => remove(({ phase }) => !isActive(phase) && phase !== 'elsewhere'),
    unseenFailures,
    markSeen() {
      records.write(SEEN_KEY, now());
      reload();
    },
    jobs,
    showJobs: jobs.set,
    hasRows,
    followTabs() {
      reload();
      page.addEventListener('storage', reload);
      return () => page.removeEventListener('storage', reload);
    },
  };
}
