/** A request as the browser timed it, in milliseconds on one clock. */
export interface TimedRequest {
  name: string;
  start: number;
  end: number;
}

/** Requests that start this soon after another's answer still count as waiting for it. */
const SAME_TICK_MS = 1;

/**
 * The longest run of requests in which each began only after the one before it had been answered:
 * what the network's latency is paid for, again and again. Requests in flight together count once.
 * A request need not have waited for the one before it on purpose; the figure is an upper bound of the dependencies.
 */
export function serialChain(requests: readonly TimedRequest[]): TimedRequest[] {
  const ordered = [...requests].sort((a, b) => a.end - b.end);
  const chains: TimedRequest[][] = [];
  let longest: TimedRequest[] = [];
  for (const request of ordered) {
    let before: TimedRequest[] = [];
    for (const chain of chains) {
      const last = chain.at(-1);
      if (last && last.end <= request.start + SAME_TICK_MS && chain.length > before.length) before = chain;
    }
    const chain = [...before, request];
    chains.push(chain);
    if (chain.length > longest.length) longest = chain;
  }
  return longest;
}
