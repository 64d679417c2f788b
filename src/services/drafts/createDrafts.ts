import { DRAFT_DB } from '@/common/constants/drafts';
import type { Draft, DraftShelf } from '@/common/drafts';
import type { Disposable } from '@/common/disposable';
import type { Environment } from '../environment';
import { databaseStores } from '../localdb/database';
import { whenHidden } from '../whenHidden';
import { createHolds } from './createHolds';
import { isFor, readEntry, staleDrafts } from './draftEntry';
import type { DraftOwner } from './draftEntry';

/** Unsaved input that outlives its page, on this device. */
export interface Drafts {
  /** @param record Names what is edited: the page, and what it shows. */
  open(owner: DraftOwner, record: string): Promise<DraftShelf>;
}

export interface DraftsParts {
  environment: Pick<Environment, 'indexedDb' | 'locks' | 'now' | 'page'>;
  newId(): string;
  onFailure(error: unknown): void;
}

/** A page holds its draft's lock as long as it lives; whoever gets the lock of another draft knows that its page is gone. */
const lockOf = (id: string) => `atrium-draft-${id}`;

/** Drafts in a database of their own; in memory where the browser denies one. */
export function createDrafts({ environment: { indexedDb, locks, now, page }, newId, onFailure }: DraftsParts): Drafts {
  const store = databaseStores(indexedDb, DRAFT_DB, onFailure)(DRAFT_DB.stores.drafts);
  const hold = createHolds(locks);
  const closings = new Set<Promise<void>>();

  /** Drops what has had its time, unless a page that lives still holds it. */
  async function tidy(stored: ReadonlyMap<string, unknown>): Promise<void> {
    for (const key of staleDrafts(stored, now())) {
      const release = await hold(lockOf(key));
      if (!release) continue;
      await store.remove(key);
      release();
    }
  }

  return {
    async open(owner, record): Promise<DraftShelf> {
      const own = newId();
      const held = new Map<string, Disposable | undefined>([[own, await hold(lockOf(own))]]);
      let isFirst = true;
      let queue: Promise<unknown> = Promise.resolve();
      const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
        const turn = queue.then(work, work);
        queue = turn;
        return turn;
      };

      async function claim(key: string): Promise<Draft | undefined> {
        const release = await hold(lockOf(key));
        if (!release) return undefined;
        // Between the list and the lock somebody may have restored or discarded it.
        const entry = readEntry(await store.get(key));
        if (!entry) {
          release();
          return undefined;
        }
        held.set(key, release);
        return { id: key, keptAt: entry.keptAt, content: entry.content };
      }

      async function search(earlier: readonly Promise<void>[]): Promise<readonly Draft[]> {
        await Promise.all(earlier);
        const stored = await store.entries();
        await tidy(stored);
        const keys = [...stored].flatMap(([key, value]) => {
          const entry = readEntry(value);
          return entry && isFor(entry, owner, record) ? [key] : [];
        });
        const claimed = await Promise.all(keys.map(claim));
        return claimed.filter((draft) => draft !== undefined).sort((one, other) => other.keptAt - one.keptAt);
      }

      return {
        find() {
          const earlier = [...closings];
          return inTurn(() => search(earlier));
        },
        keep: (content) =>
          inTurn(async () => {
            await store.set(own, { ...owner, record, keptAt: now(), content });
            if (isFirst) await tidy(await store.entries());
            isFirst = false;
          }),
        forget: (id = own) =>
          inTurn(async () => {
            await store.remove(id);
            if (id === own) return;
            held.get(id)?.();
            held.delete(id);
          }),
        onHide: (listener) => whenHidden(page, listener),
        close() {
          const closing = inTurn(async () => {
            held.forEach((release) => release?.());
            held.clear();
          }).finally(() => closings.delete(closing));
          closings.add(closing);
          return closing;
        },
      };
    },
  };
}
