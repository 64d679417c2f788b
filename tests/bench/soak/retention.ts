import { verdict, type Verdict } from '../lib/verdict';
import { FLAT_PER_CYCLE, RETAINED_BYTES_PER_CYCLE } from './budgets';
import { slope } from './slope';

/** Memory of the page after a number of cycles and a garbage collection. */
export interface Sample {
  cycles: number;
  heapBytes: number;
  nodes: number;
  listeners: number;
}

/** Memory that one cycle retains. */
export interface Retention {
  quantity: 'heap bytes' | 'DOM nodes' | 'event listeners';
  /** `undefined` with fewer than two samples. */
  perCycle: number | undefined;
  atMost: number;
  verdict: Verdict;
}

/** Computes the growth per cycle from the samples. */
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
