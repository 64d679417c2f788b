/** Bytes that had arrived at a time. */
export interface Sample {
  /** Milliseconds. */
  readonly at: number;
  readonly loaded: number;
}

/** The speed is that of the last seconds, so that it follows the connection. */
const WINDOW_MS = 3_000;
const LEAST_MS = 300;

/** Adds a sample and leaves out those that are too old to count. */
export const withSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => [
  ...samples.filter(({ at }) => sample.at - at <= WINDOW_MS),
  sample,
];

/** Bytes per second between the first and the last sample; undefined while too little is known. */
export function speedOf(samples: readonly Sample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < LEAST_MS) return undefined;
  return (Math.max(0, last.loaded - first.loaded) / (last.at - first.at)) * 1_000;
}
