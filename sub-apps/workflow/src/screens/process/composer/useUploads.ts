import { toAppError } from '@atrium/common/errors/appError';
import type { AppError } from '@atrium/common/errors/appError';
import { usePortal } from '@atrium/portal/sdk';
import type { StoredFile } from '@atrium/portal/contract/portal';
import { useEffect, useRef, useState } from 'react';

/** A file that has not arrived in the storage yet. */
export interface PendingFile {
  key: number;
  file: File;
  /** Why it did not arrive; undefined while it is on its way. */
  error: AppError | undefined;
}

export interface Uploads {
  pending: readonly PendingFile[];
  add(files: readonly File[]): void;
  retry(key: number): void;
  /** A file that arrives later is not attached. */
  remove(key: number): void;
}

/** Uploads files as soon as they are chosen. `onStored` runs for each that arrives. */
export function useUploads(onStored: (file: StoredFile) => void): Uploads {
  const { files } = usePortal();
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const wanted = useRef(new Set<number>());
  const count = useRef(0);
  const store = useRef(onStored);
  useEffect(() => {
    store.current = onStored;
  });

  const drop = (key: number) => {
    wanted.current.delete(key);
    setPending((all) => all.filter((each) => each.key !== key));
  };
  const mark = (key: number, error: AppError | undefined) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, error } : each)));

  async function send({ key, file }: Pick<PendingFile, 'key' | 'file'>) {
    try {
      const stored = await files.upload(file);
      if (!wanted.current.has(key)) return;
      drop(key);
      store.current(stored);
    } catch (error) {
      mark(key, toAppError(error));
    }
  }

  return {
    pending,
    add(chosen) {
      const added = chosen.map((file): PendingFile => ({ key: (count.current += 1), file, error: undefined }));
      added.forEach(({ key }) => wanted.current.add(key));
      setPending((all) => [...all, ...added]);
      added.forEach((each) => void send(each));
    },
    retry(key) {
      const again = pending.find((each) => each.key === key);
      if (!again) return;
      mark(key, undefined);
      void send(again);
    },
    remove: drop,
  };
}
