import { literal, number, object, safeParse, string } from 'valibot';
import { DRAFT_DB } from '@/common/constants/drafts';
import type { Draft, DraftStore } from '@/common/drafts';
import type { Disposable } from '@/common/disposable';
import type { Environment } from '../environment';
import { databaseStores } from '../localdb/database';
import { whenHidden } from '../whenHidden';
import { createTryLock } from '../storage/createTryLock';
import { draftsOf, isFor, isOf, readEntry, staleDrafts } from './draftEntry';
import type { DraftOwner, DraftPerson } from './draftEntry';
import { createSaveNotes } from './saveNotes';

/** What a person leaves on this device. */
export interface LeftDrafts {
  /** Without the input of open pages of this window: about it the person has been asked already. */
  readonly count: number;
  /** False: the browser denies its storage, so they are in the memory of this window and end with it. */
  readonly isStored: boolean;
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
   * Those of pages in other windows, which close with the session, are among them.
   */
  leftBy(person: DraftPerson): Promise<LeftDrafts>;
  /**
   * Deletes all drafts of this person on this device. The pages that they have open in the windows of this session store
   * nothing any more; those of a partner's frame, which has a session of its own, keep theirs.
   */
  discard(person: DraftPerson): Promise<void>;
  /**
   * Deletes the drafts of all open pages of this window, which store nothing any more. What they have found of earlier
   * ones stays.
   */
  discardOpen(): Promise<void>;
  /** Stores the input of all open pages as it is now. Never rejects. */
  flush(): Promise<void>;
}

export interface DraftsParts {
  environment: Pick<Environment, 'indexedDb' | 'locks' | 'now' | 'page' | 'tabs'>;
  newId(): string;
  onFailure(error: unknown): void;
}

/**
 * Tells the other windows that a person has deleted their drafts: what was stored and opened until then. It takes the
 * channel of the session, because it must arrive before the end of the session does.
 */
const discardSchema = object({
  kind: literal('discarded'),
  tenantCode: string(),
  accountCode: string(),
  until: number(),
});

/** A page of this window, from its opening until all its input is stored. */
interface OpenPage {
  readonly owner: DraftOwner;
  readonly openedAt: number;
  /** Deletes its own draft, or also those that it has found; it stores nothing after that. */
  discard(which: 'own' | 'all'): Promise<void>;
}

/** An open page holds the lock of its draft, so a draft whose lock is free belongs to a closed page. */
const lockNameOf = (id: string) => `atrium-draft-${id}`;

/** Stores drafts in a database of their own, or in memory where the browser denies one. */
export function createDrafts({
  environment: { indexedDb, locks, now, page, tabs },
  newId,
  onFailure,
}: DraftsParts): Drafts {
  let isStored = true;
  const store = databaseStores(indexedDb, DRAFT_DB, (error) => {
    isStored = false;
    onFailure(error);
  })(DRAFT_DB.stores.drafts);
  const tryLock = createTryLock(locks);
  const saveNotes = createSaveNotes(page);
  const pendingCloses = new Set<Promise<void>>();
  /** For each open page: stores its input now, and resolves when all of it is stored. */
  const flushes = new Set<() => Promise<unknown>>();
  /** The pages of this window, by the ids of their own drafts. */
  const openPages = new Map<string, OpenPage>();

  /** Deletes drafts, except those of open pages. */
  async function remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const release = await tryLock(lockNameOf(key));
      if (!release) continue;
      try {
        await store.remove(key);
      } finally {
        release();
      }
    }
  }

  const removeStale = (stored: ReadonlyMap<string, unknown>) => remove(staleDrafts(stored, now()));

  /**
   * Deletes what the person has stored until then. The pages that they have open in this window end their drafts
   * themselves, because they would store their last input when they close; other windows do the same.
   */
  async function discardUntil(person: DraftPerson, until: number): Promise<void> {
    const pages = [...openPages.values()].filter(({ owner, openedAt }) => isOf(owner, person) && openedAt <= until);
    const discarded = pages.map((page) => page.discard('all'));
    const keys = [...(await store.entries())].flatMap(([key, value]) => {
      const entry = readEntry(value);
      return entry && isOf(entry, person) && entry.keptAt <= until ? [key] : [];
    });
    await Promise.all([...discarded, remove(keys)]);
  }

  tabs.listen((received) => {
    const { success, output } = safeParse(discardSchema, received);
    if (success) discardUntil(output, output.until).catch(onFailure);
  });

  async function flushAll(): Promise<void> {
    await Promise.allSettled([...[...flushes].map((each) => each()), ...pendingCloses]);
  }

  return {
    async open(owner, record, ownId = newId()): Promise<DraftStore> {
      const recordNow = typeof record === 'function' ? record : () => record;
      const heldLocks = new Map<string, Disposable | undefined>([[ownId, await tryLock(lockNameOf(ownId))]]);
      let isFirst = true;
      let isDiscarded = false;
      let queue: Promise<unknown> = Promise.resolve();
      const hideListeners = new Set<() => void>();
      const flush = () => {
        hideListeners.forEach((listener) => listener());
        return queue;
      };
      flushes.add(flush);
      const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
        const turn = queue.then(work, work);
        queue = turn;
        return turn;
      };
      openPages.set(ownId, {
        owner,
        openedAt: now(),
        discard(which) {
          isDiscarded = true;
          const keys = () => (which === 'own' ? [ownId] : [...heldLocks.keys()]);
          return enqueue(async () => void (await Promise.all(keys().map((key) => store.remove(key)))));
        },
      });

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
            if (isDiscarded) return;
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
            heldLocks.forEach((release) => release?.());
            heldLocks.clear();
            openPages.delete(ownId);
          }).finally(() => pendingCloses.delete(closing));
          pendingCloses.add(closing);
          return closing;
        },
      };
    },
    async leftBy(person) {
      await flushAll();
      const keys = draftsOf(await store.entries(), person, now());
      return { count: keys.filter((key) => !openPages.has(key)).length, isStored };
    },
    discard({ tenantCode, accountCode }) {
      const discarded = { kind: 'discarded', tenantCode, accountCode, until: now() } as const;
      tabs.post(discarded);
      return discardUntil(discarded, discarded.until);
    },
    async discardOpen() {
      await Promise.all([...openPages.values()].map((page) => page.discard('own')));
    },
    flush: flushAll,
  };
}
