import { DRAFT_DB } from '@/common/constants/drafts';
import type { Draft, DraftShelf } from '@/common/drafts';
import type { Disposable } from '@/common/disposable';
import type { Environment } from '../environment';
import { databaseStores } from '../localdb/database';
import { whenHidden } from '../whenHidden';
import { createHolds } from './createHolds';
import { isFor, readEntry, staleDrafts } from './draftEntry';
import type { DraftOwner } from './draftEntry';

/** Drafts of unsaved input, stored on this device. */
export interface Drafts {
  /** @param record Identifies the edited record: the page and its link parameters. */
  open(owner: DraftOwner, record: string): Promise<DraftShelf>;
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
  const hold = createHolds(locks);
  const closings = new Set<Promise<void>>();

  /** Deletes stale drafts, except those of open pages. */
  async function tidy(stored: ReadonlyMap<string, unknown>): Promise<void> {
    for (const key of staleDrafts(stored, now())) {
      const release = await hold(lockNameOf(key));
      if (!release) continue;
      await store.remove(key);
      release();
    }
  }

  return {
    async open(owner, record): Promise<DraftShelf> {
      const own = newId();
      const held = new Map<string, Disposable | undefined>([[own, await hold(lockNameOf(own))]]);
      let isFirst = true;
      let queue: Promise<unknown> = Promise.resolve();
      const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
        const turn = queue.then(work, work);
        queue = turn;
        return turn;
      };

      async function claim(key: string): Promise<Draft | undefined> {
        const release = await hold(lockNameOf(key));
        if (!release) return undefined;
        // Another page may have restored or discarded it since the entries were listed.
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
