import { DRAFT_DB } from '@/common/constants/drafts';
import type { Draft, DraftStore } from '@/common/drafts';
import type { Disposable } from '@/common/disposable';
import type { Environment } from '../environment';
import { databaseStores } from '../localdb/database';
import { whenHidden } from '../whenHidden';
import { createTryLock } from '../storage/createTryLock';
import { draftsOf, isFor, readEntry, staleDrafts } from './draftEntry';
import type { DraftOwner, DraftPerson } from './draftEntry';
import { createSaveNotes } from './saveNotes';

/** What a person leaves on this device. */
export interface LeftDrafts {
  readonly ids: readonly string[];
  /** Of pages that have closed before: about those that are open the person has been asked already. */
  readonly closedCount: number;
}

/** Drafts of unsaved input, stored on this device. */
export interface Drafts {
  /**
   * @param record Identifies the edited record: the page and its link parameters. Asked anew where it may change.
   * @param id Of the new draft, for a page that must know it before the store is open.
   */
  open(owner: DraftOwner, record: string | (() => string), id?: string): Promise<DraftStore>;
  /**
   * The drafts of this person on this device, in whichever position, when all pages of this window are about to close.
   * Those of pages in other windows are not among them.
   */
  leftBy(person: DraftPerson): Promise<LeftDrafts>;
  /** Deletes these drafts once the pages of this window that use them have closed, except those of other windows. */
  remove(ids: readonly string[]): Promise<void>;
  /** Stores the input of all open pages as it is now. Never rejects. */
  flush(): Promise<void>;
}

export interface DraftsParts {
  environment: Pick<Environment, 'indexedDb' | 'locks' | 'now' | 'page'>;
  newId(): string;
  onFailure(error: unknown): void;
}

/** An open page holds the lock of its draft, so a draft whose lock is free belongs to a closed page. */
const lockNameOf = (id: string) => `atrium-draft-${id}`;

/** Stores drafts in a database of their own, or in memory where the browser denies one. */
export function createDrafts({ environment: { indexedDb, locks, now, page }, newId, onFailure }: DraftsParts): Drafts {
  const store = databaseStores(indexedDb, DRAFT_DB, onFailure)(DRAFT_DB.stores.drafts);
  const tryLock = createTryLock(locks);
  const saveNotes = createSaveNotes(page);
  const pendingCloses = new Set<Promise<void>>();
  /** For each open page: stores its input now, and resolves when all of it is stored. */
  const flushes = new Set<() => Promise<unknown>>();
  /** The drafts that a page of this window has stored or found, each with the end of that page. */
  const inUse = new Map<string, Promise<void>>();

  /** Runs the work while the draft is locked, and resolves to whether it was free. */
  async function whileLocked(key: string, work?: () => Promise<void>): Promise<boolean> {
    const release = await tryLock(lockNameOf(key));
    if (!release) return false;
    try {
      await work?.();
      return true;
    } finally {
      release();
    }
  }

  /** Deletes drafts, except those of open pages. */
  async function remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await whileLocked(key, () => store.remove(key));
  }

  const removeStale = (stored: ReadonlyMap<string, unknown>) => remove(staleDrafts(stored, now()));

  async function flushAll(): Promise<void> {
    await Promise.allSettled([...[...flushes].map((each) => each()), ...pendingCloses]);
  }

  return {
    async open(owner, record, ownId = newId()): Promise<DraftStore> {
      const recordNow = typeof record === 'function' ? record : () => record;
      const heldLocks = new Map<string, Disposable | undefined>([[ownId, await tryLock(lockNameOf(ownId))]]);
      let isFirst = true;
      let queue: Promise<unknown> = Promise.resolve();
      const hideListeners = new Set<() => void>();
      const flush = () => {
        hideListeners.forEach((listener) => listener());
        return queue;
      };
      flushes.add(flush);
      let end: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      inUse.set(ownId, ended);
      const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
        const turn = queue.then(work, work);
        queue = turn;
        return turn;
      };

      async function claim(key: string): Promise<Draft | undefined> {
        const release = await tryLock(lockNameOf(key));
        if (!release) return undefined;
        // Another page may have restored or discarded it since the entries were listed.
        const entry = readEntry(await store.get(key));
        if (!entry) {
          release();
          return undefined;
        }
        heldLocks.set(key, release);
        inUse.set(key, ended);
        return { id: key, keptAt: entry.keptAt, content: entry.content };
      }

      async function search(earlier: readonly Promise<void>[]): Promise<readonly Draft[]> {
        await Promise.all(earlier);
        const stored = await store.entries();
        await removeStale(stored);
        const keys = [...stored].flatMap(([key, value]) => {
          const entry = readEntry(value);
          return entry && isFor(entry, owner, recordNow()) ? [key] : [];
        });
        const claimed = await Promise.all(keys.map(claim));
        return claimed.filter((draft) => draft !== undefined).sort((one, other) => other.keptAt - one.keptAt);
      }

      return {
        id: ownId,
        find() {
          const earlier = [...pendingCloses];
          return enqueue(() => search(earlier));
        },
        keep: (content) =>
          enqueue(async () => {
            await store.set(ownId, { ...owner, record: recordNow(), keptAt: now(), content });
            if (isFirst) await removeStale(await store.entries());
            isFirst = false;
          }),
        forget: (id = ownId) =>
          enqueue(async () => {
            await store.remove(id);
            if (id === ownId) return;
            heldLocks.get(id)?.();
            heldLocks.delete(id);
            inUse.delete(id);
          }),
        ...saveNotes.open(owner, recordNow),
        onHide(listener) {
          hideListeners.add(listener);
          const stop = whenHidden(page, listener);
          return () => {
            hideListeners.delete(listener);
            stop();
          };
        },
        close() {
          flushes.delete(flush);
          const closing = enqueue(async () => {
            heldLocks.forEach((release, id) => {
              release?.();
              inUse.delete(id);
            });
            heldLocks.clear();
            end();
          }).finally(() => pendingCloses.delete(closing));
          pendingCloses.add(closing);
          return closing;
        },
      };
    },
    async leftBy(person) {
      await flushAll();
      const keys = draftsOf(await store.entries(), person, now());
      const isFree = await Promise.all(keys.map((key) => !inUse.has(key) && whileLocked(key)));
      return {
        ids: keys.filter((key, index) => inUse.has(key) || isFree[index]),
        closedCount: isFree.filter(Boolean).length,
      };
    },
    async remove(ids) {
      await Promise.all(ids.map((id) => inUse.get(id)));
      await remove(ids);
    },
    flush: flushAll,
  };
}
