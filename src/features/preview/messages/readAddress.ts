import { PREVIEW } from '@/common/constants/preview';

export interface PreviewAddress {
  /** Of the local socket; undefined when the address names one that does not exist. */
  port?: number;
  /** What the address says in its place, to be shown. */
  wrongPort?: string;
  /** Whoever answers on the socket must know it. */
  key?: string;
}

const HIGHEST_PORT = 65_535;

/** `#/preview?port=7777&key=…` (business spec §2). Takes what stands behind the question mark. */
export function readAddress(search: string): PreviewAddress {
  const query = new URLSearchParams(search);
  const key = query.get('key');
  const written = query.get('port');
  const port = written === null ? PREVIEW.defaultPort : Number(written);
  const isPort = /^\d{1,5}$/.test(written ?? '1') && port >= 1 && port <= HIGHEST_PORT;
  return { ...(isPort ? { port } : { wrongPort: written ?? '' }), ...(key && { key }) };
}
