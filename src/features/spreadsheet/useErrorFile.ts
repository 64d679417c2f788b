import { useRef, useState } from 'react';

export interface ErrorFile {
  /** Undefined while it is not shown. */
  readonly content: Blob | undefined;
  readonly isOpening: boolean;
  /** Why it could not be read. */
  readonly error: unknown;
  open(url: string): void;
  /** Hides it; one that is still being read is not shown any more. */
  close(): void;
}

const CLOSED = { content: undefined, isOpening: false, error: undefined };

/** The file with the rows that the platform has refused, while it is shown. @param read Reads it from the storage. */
export function useErrorFile(read: (url: string) => Promise<Blob>): ErrorFile {
  const [shown, setShown] = useState<Pick<ErrorFile, 'content' | 'isOpening' | 'error'>>(CLOSED);
  const round = useRef(0);
  async function open(url: string) {
    const mine = (round.current += 1);
    const show = (next: Partial<typeof shown>) => {
      if (mine === round.current) setShown({ ...CLOSED, ...next });
    };
    show({ isOpening: true });
    try {
      show({ content: await read(url) });
    } catch (error) {
      show({ error });
    }
  }
  const close = () => {
    round.current += 1;
    setShown(CLOSED);
  };
  return { ...shown, open: (url) => void open(url), close };
}
