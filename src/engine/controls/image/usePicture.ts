import { useEffect, useState } from 'react';
import { usePage } from '../../react/pageContext';
import type { FileEntry } from '../file/entries';
import { uploadOf } from '../file/pageUploads';

/** `failed` while the picture could not be read; `retry` reads it again. */
export interface Picture {
  /** Address for an image element; undefined until it is there. */
  readonly src: string | undefined;
  readonly isFailed: boolean;
  retry(): void;
}

/** The address of a picture: of the local file while it is uploaded, else read from the storage. */
export function usePicture(entry: FileEntry, isThumbnail: boolean): Picture {
  const { host } = usePage();
  const { url, pending } = entry;
  const [read, setRead] = useState<{ key: string; src: string | undefined }>();
  const [attempt, setAttempt] = useState(0);
  const key = `${pending ?? url} ${isThumbnail}`;

  useEffect(() => {
    const file = pending === undefined ? undefined : uploadOf(pending)?.file;
    const local = file && URL.createObjectURL(file);
    let isCurrent = true;
    const fetchPicture = async () =>
      local ?? (url === '' ? undefined : (await host.files()).picture(url, { isThumbnail }));
    fetchPicture().then(
      (src) => isCurrent && setRead({ key, src }),
      () => isCurrent && setRead({ key, src: undefined }),
    );
    return () => {
      isCurrent = false;
      if (local !== undefined) URL.revokeObjectURL(local);
    };
  }, [host, url, pending, isThumbnail, key, attempt]);

  const isCurrent = read?.key === key;
  return {
    src: isCurrent ? read.src : undefined,
    isFailed: isCurrent && read.src === undefined,
    retry() {
      setRead(undefined);
      setAttempt((before) => before + 1);
    },
  };
}
