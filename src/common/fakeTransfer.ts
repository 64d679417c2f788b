import { AppError } from './errors/appError';
import type { Transfer, TransferState, UploadedFile } from './files';
import { createStore } from './store';

/** A transfer that a test moves. */
export interface FakeTransfer extends Transfer<UploadedFile> {
  readonly file: File;
  /** Bytes. */
  progress(loaded: number): void;
  /** It waits for the network, or goes on. */
  wait(isWaiting: boolean): void;
  /** Ends it; without an address one is made from the file's name. */
  finish(url?: string): void;
  fail(error?: unknown): void;
  /** How often it was tried. */
  attempts(): number;
}

/** An upload in tests: nothing happens until the test says so. */
export function createFakeUpload(id: string, file: File): FakeTransfer {
  const state = createStore<TransferState>({ phase: 'running', loaded: 0, total: file.size });
  let attempts = 0;
  let end: { resolve(result: UploadedFile): void; reject(error: unknown): void };
  let settled: Promise<UploadedFile>;
  const start = () => {
    attempts += 1;
    settled = new Promise((resolve, reject) => {
      end = { resolve, reject };
    });
    settled.catch(() => undefined);
  };
  start();
  return {
    id,
    direction: 'upload',
    filename: file.name,
    file,
    get: state.get,
    subscribe: state.subscribe,
    settled: () => settled,
    attempts: () => attempts,
    progress: (loaded) => state.set({ ...state.get(), loaded }),
    wait: (isWaiting) => state.set({ ...state.get(), phase: isWaiting ? 'waiting' : 'running' }),
    finish(url = `https://files.test/${file.name}`) {
      end.resolve({ url, filename: file.name, type: file.type, date: '2026-11-20', datetime: '1789900000000', file });
      state.set({ phase: 'done', loaded: file.size, total: file.size });
    },
    fail(error = new AppError('network', 'lost', { status: 0 })) {
      end.reject(error);
      state.set({ ...state.get(), phase: 'failed', error });
    },
    cancel() {
      end.reject(new AppError('cancelled', 'cancelled'));
      state.set({ ...state.get(), phase: 'cancelled' });
    },
    retry() {
      if (state.get().phase !== 'failed') return;
      start();
      state.set({ phase: 'running', loaded: 0, total: file.size });
    },
  };
}
