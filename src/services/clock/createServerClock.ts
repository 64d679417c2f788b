import { CLOCK_TOLERANCE_MS } from '@/common/constants/request';

export interface ServerClock {
  /** The estimated time of the server, in milliseconds since 1970. */
  now(): number;
  /**
   * Compares an answer's `Date` header with the browser's clock. `sentAt` and `receivedAt` are times of the browser.
   */
  update(date: string | null, sentAt: number, receivedAt: number): void;
}

const HALF_SECOND_MS = 500;

/** Estimates the server's clock, by which tokens expire. The clock of a person's computer may be wrong by a day. */
export function createServerClock(browserNow: () => number): ServerClock {
  let offset = 0;
  return {
    now: () => browserNow() + offset,
    update(date, sentAt, receivedAt) {
      const serverTime = date === null ? NaN : Date.parse(date);
      if (Number.isNaN(serverTime)) return;
      // The header is truncated to whole seconds and was written between sending and receiving: both are halved.
      const difference = serverTime + HALF_SECOND_MS - (sentAt + receivedAt) / 2;
      offset = Math.abs(difference) > CLOCK_TOLERANCE_MS + (receivedAt - sentAt) / 2 ? difference : 0;
    },
  };
}
