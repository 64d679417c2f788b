import { median } from '../lib/median';

const SLICES = 9;
const SLICE_MS = 60;
const WARM_UP = 5_000;
/** Evaluations between two looks at the clock. */
const STRIDE = 100;

/** Processor time of one evaluation, in nanoseconds: the median of several slices. */
export function nanoseconds(evaluate: () => unknown): number {
  for (let round = 0; round < WARM_UP; round += 1) evaluate();
  const slices = Array.from({ length: SLICES }, () => slice(evaluate));
  return median(slices) ?? 0;
}

function slice(evaluate: () => unknown): number {
  const start = process.cpuUsage();
  let evaluations = 0;
  for (const end = performance.now() + SLICE_MS; performance.now() < end; evaluations += STRIDE) {
    for (let round = 0; round < STRIDE; round += 1) evaluate();
  }
  const { user, system } = process.cpuUsage(start);
  return ((user + system) * 1000) / evaluations;
}
