import type { Disposable } from '@/common/disposable';
import { once } from '@/common/once';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { PageFiles } from '@/engine/host';
import type { OpenedFiles } from '@/services/files/files';
import type { Records } from '@/services/storage/records';
import { TRANSFERS_KEY } from './transferList';
import type { TransferList } from './transferList';

/** Number of uploads and downloads in progress. */
export interface Transfers extends Observable<number> {
  /** Counts a transfer until it settles. Resolves or rejects as the transfer does. */
  track<T>(transfer: Promise<T>): Promise<T>;
  /** Whether there is a list to show: with transfers of this visit or an earlier one, and while a job runs. */
  readonly isListed: Observable<boolean>;
  /** The list of transfers. The first call loads its code. */
  list(): Promise<TransferList>;
  /** The tenant's storage for pages and tools. The first call loads its code. */
  files(): Promise<PageFiles>;
  /** Ends the reports. */
  dispose: Disposable;
}

export interface TransfersDeps {
  /** Of the account in its position. */
  records: Records;
  /** Loads the texts of the list. */
  loadTexts(): Promise<void>;
  /** Loads the client of the tenant's storage. */
  storage(): Promise<OpenedFiles>;
  /** Saves a file on the device. */
  saveFile(content: Blob, filename: string): void;
  /** Tells a download that the storage has refused. */
  report(error: unknown): void;
}

export function createTransfers({ records, loadTexts, storage, saveFile, report }: TransfersDeps): Transfers {
  const count = createStore(0);
  const isListed = createStore(records.read(TRANSFERS_KEY) !== undefined);
  async function track<T>(transfer: Promise<T>): Promise<T> {
    count.set(count.get() + 1);
    try {
      return await transfer;
    } finally {
      count.set(count.get() - 1);
    }
  }
  let stopReports: Disposable = () => undefined;
  const list = once(
    async () => {
      const [{ createTransferList }] = await Promise.all([
        import(/* webpackChunkName: "transfers" */ './createTransferList'),
        loadTexts(),
      ]);
      const created = createTransferList({ records, now: Date.now, track });
      // Another tab may have begun a transfer before.
      const update = () => isListed.set(created.hasRows.get());
      created.hasRows.subscribe(update);
      update();
      return created;
    },
    { retryAfterFailure: true },
  );
  return {
    get: count.get,
    subscribe: count.subscribe,
    track,
    isListed,
    list,
    files: once(
      async () => {
        const [{ createPageFiles }, transfers, files] = await Promise.all([
          import(/* webpackChunkName: "transfers" */ './createPageFiles'),
          list(),
          storage(),
        ]);
        stopReports = files.onDownloadFailure(report);
        return createPageFiles({ files, list: transfers, saveFile });
      },
      { retryAfterFailure: true },
    ),
    dispose: () => stopReports(),
  };
}
