import { CLOCK_TOLERANCE_MS } from '@/common/constants/request';

export interface ServerClock {
  /** The server's time, in milliseconds since 1970, as far as it is known. */
  now(): number;
  /** Compares an answer's `Date` header with the browser's clock; both moments are the browser's. */
  learn(date: string | null, sentAt: number, receivedAt: number): void;
}

const HALF_SECOND_MS = 500;

/** Tokens expire by the server's clock; a person's may be a day off. */
export function createServerClock(browserNow: () => number): ServerClock {
  let offset = 0;
  return {
    now: () => browserNow() + offset,
    learn(date, sentAt, receivedAt) {
      const told = date === null ? NaN : Date.parse(date);
      if (Number.isNaN(told)) return;
      // The header names the second that had begun, somewhere between sending and receiving.
      const difference = told + HALF_SECOND_MS - (sentAt + receivedAt) / 2;
      offset = Math.abs(difference) > CLOCK_TOLERANCE_MS + (receivedAt - sentAt) / 2 ? difference : 0;
    },
  };
}
