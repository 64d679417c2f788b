import { PREVIEW } from '@/common/constants/preview';

export interface PreviewAddress {
  /** Port of the local socket; undefined when the address names an invalid one. */
  port?: number;
  /** The invalid port as it is written, for the message. */
  wrongPort?: string;
  /** The key that the program behind the socket must send. */
  key?: string;
  /** The playground shows this window in a frame. */
  isFramed: boolean;
}

const HIGHEST_PORT = 65_535;

/** Reads the query of `#/preview?port=7777&key=…` (business spec §2). */
export function readAddress(search: string): PreviewAddress {
  const query = new URLSearchParams(search);
  const key = query.get('key');
  const written = query.get('port');
  const port = written === null ? PREVIEW.defaultPort : Number(written);
  const isPort = /^\d{1,5}$/.test(written ?? '1') && port >= 1 && port <= HIGHEST_PORT;
  const isFramed = query.has('framed');
  return { isFramed, ...(isPort ? { port } : { wrongPort: written ?? '' }), ...(key && { key }) };
}
