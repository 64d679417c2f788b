import type { Portal } from '@/portal/contract/portal';
import type { Environment } from '../environment';

export type Log = Portal['log'];

/** Writes to the console, prefixed by the source. */
export function createLog(console: Environment['console']): Log {
  return ({ level, source, message, error }) => {
    const rest = error === undefined ? [] : [error];
    console[level](`[${source}] ${message}`, ...rest);
  };
}
