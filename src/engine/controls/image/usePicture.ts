import { useEffect, useState } from 'react';
import { usePage } from '../../react/pageContext';
import type { FileEntry } from '../file/entries';
import { uploadOf } from '../file/pageUploads';

export interface Picture {
  /** Address for an image or video element; undefined until it is there. */
  readonly src: string | undefined;
  /** Whether the picture could not be read. */
  readonly isFailed: boolean;
  /** Why; undefined where there is nothing to read. */
  readonly error: unknown;
  /** Whether the browser cannot show what was read: an unknown format, or a damaged file. */
  readonly isUnsupported: boolean;
  /** Reads the picture again. */
  retry(): void;
  /** `onError` of the element that shows the picture. */
  handleError(): void;
}

interface Reading {
  readonly key: string;
  readonly src?: string | undefined;
  readonly error?: unknown;
}

/** The address of a picture: of the local file while it is uploaded, else read from the storage. */
export function usePicture(entry: FileEntry, isThumbnail: boolean): Picture {
  const { host } = usePage();
  const { url, pending } = entry;
  const [read, setRead] = useState<Reading>();
  const [brokenSrc, setBrokenSrc] = useState<string>();
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
      (error: unknown) => isCurrent && setRead({ key, error }),
    );
    return () => {
      isCurrent = false;
      if (local !== undefined) URL.revokeObjectURL(local);
    };
  }, [host, url, pending, isThumbnail, key, attempt]);

  const current = read?.key === key ? read : undefined;
  const src = current?.src;
  return {
    src,
    isFailed: current !== undefined && src === undefined,
    error: current?.error,
    isUnsupported: src !== undefined && src === brokenSrc,
    retry() {
      setRead(undefined);
      setAttempt((before) => before + 1);
    },
    handleError: () => setBrokenSrc(src),
  };
}
