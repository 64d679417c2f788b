import { verdict, type Verdict } from '../lib/verdict';
import { FLAT_PER_CYCLE, RETAINED_BYTES_PER_CYCLE } from './budgets';
import { slope } from './slope';

/** What the page holds after so many cycles, once garbage is collected. */
export interface Sample {
  cycles: number;
  heapBytes: number;
  nodes: number;
  listeners: number;
}

/** What one cycle leaves behind. */
export interface Retention {
  quantity: 'heap bytes' | 'DOM nodes' | 'event listeners';
  /** `undefined` with fewer than two samples. */
  perCycle: number | undefined;
  atMost: number;
  verdict: Verdict;
}

/** Reads from the samples what grows with the cycles. */
export function retention(samples: readonly Sample[]): Retention[] {
  return [
    retained('heap bytes', samples, ({ heapBytes }) => heapBytes, RETAINED_BYTES_PER_CYCLE),
    retained('DOM nodes', samples, ({ nodes }) => nodes, FLAT_PER_CYCLE),
    retained('event listeners', samples, ({ listeners }) => listeners, FLAT_PER_CYCLE),
  ];
}

function retained(
  quantity: Retention['quantity'],
  samples: readonly Sample[],
  of: (sample: Sample) => number,
  atMost: number,
): Retention {
  const perCycle = slope(samples.map((sample) => ({ x: sample.cycles, y: of(sample) })));
  return { quantity, perCycle, atMost, verdict: verdict(perCycle, atMost) };
}
