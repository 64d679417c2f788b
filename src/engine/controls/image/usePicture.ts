import { useEffect, useState } from 'react';
import { usePage } from '../../react/pageContext';
import { isVideo } from '../file/entries';
import type { FileEntry } from '../file/entries';
import { uploadOf } from '../file/pageUploads';

export interface Picture {
  /** Address for an image or video element; undefined until it is there. */
  readonly src: string | undefined;
  /** Whether it is on its way. */
  readonly isReading: boolean;
  /** Whether the picture could not be read. */
  readonly isFailed: boolean;
  /** Why; undefined where there is nothing to read. */
  readonly error: unknown;
  /**
   * Whether there is nothing to be shown: the browser does not know the format, the file is damaged, or the storage makes
   * no small picture of a video.
   */
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
  const isFilm = isVideo(entry);
  const [read, setRead] = useState<Reading>();
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const key = `${pending ?? url} ${isThumbnail}`;

  useEffect(() => {
    const file = pending === undefined ? undefined : uploadOf(pending)?.file;
    const local = file && URL.createObjectURL(file);
    let isCurrent = true;
    const fetchPicture = async () => {
      if (local !== undefined || url === '') return local;
      const files = await host.files();
      return isThumbnail ? files.thumbnail(url, { isVideo: isFilm }) : files.picture(url);
    };
    fetchPicture().then(
      (src) => isCurrent && setRead({ key, src }),
      (error: unknown) => isCurrent && setRead({ key, error }),
    );
    return () => {
      isCurrent = false;
      if (local !== undefined) URL.revokeObjectURL(local);
    };
  }, [host, url, pending, isFilm, isThumbnail, key, attempt]);

  const current = read?.key === key ? read : undefined;
  const src = current?.src;
  const isWithoutThumbnail = current !== undefined && 'src' in current && src === undefined && url !== '';
  return {
    src,
    isReading: current === undefined,
    isFailed: current !== undefined && src === undefined && !isWithoutThumbnail,
    error: current?.error,
    isUnsupported: isWithoutThumbnail || (src !== undefined && src === brokenSrc),
    retry() {
      setRead(undefined);
      setAttempt((before) => before + 1);
    },
    handleError: () => setBrokenSrc(src),
  };
}
