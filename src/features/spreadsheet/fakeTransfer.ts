import { AppError } from '@/common/errors/appError';
import type { Transfer, TransferState, UploadedFile } from '@/common/files';
import { createStore } from '@/common/store';

export interface FakeTransfer extends Transfer<UploadedFile> {
  /** Bytes that have arrived. */
  progress(loaded: number): void;
  finish(): void;
  fail(error: unknown): void;
  readonly retries: number;
}

interface Attempt {
  readonly promise: Promise<UploadedFile>;
  resolve(file: UploadedFile): void;
  reject(error: unknown): void;
}

function createAttempt(): Attempt {
  const ends = { resolve: (_file: UploadedFile) => {}, reject: (_error: unknown) => {} };
  const promise = new Promise<UploadedFile>((resolve, reject) => Object.assign(ends, { resolve, reject }));
  return { promise, resolve: (file) => ends.resolve(file), reject: (error) => ends.reject(error) };
}

/** For tests: an upload that goes as far as the test says. */
export function createFakeTransfer(file: File): FakeTransfer {
  const state = createStore<TransferState>({ phase: 'running', loaded: 0, total: file.size });
  let attempt = createAttempt();
  let retries = 0;
  const end = (phase: TransferState['phase']) => state.set({ ...state.get(), phase });
  return {
    id: 't1',
    direction: 'upload',
    filename: file.name,
    get: state.get,
    subscribe: state.subscribe,
    settled: () => attempt.promise,
    get retries() {
      return retries;
    },
    progress: (loaded) => state.set({ ...state.get(), loaded }),
    finish() {
      end('done');
      const facts = { filename: file.name, type: '', date: '2026-11-23', datetime: '1763856000000' };
      attempt.resolve({ ...facts, url: `https://storage/${file.name}`, file });
    },
    fail(error) {
      end('failed');
      attempt.reject(error);
    },
    cancel() {
      if (state.get().phase === 'done') return;
      end('cancelled');
      attempt.reject(new AppError('cancelled', 'cancelled'));
    },
    retry() {
      if (state.get().phase !== 'failed') return;
      retries += 1;
      attempt = createAttempt();
      end('running');
    },
  };
}
