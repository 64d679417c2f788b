import { readNodes } from '../../../sub-apps/workflow/src/flow/flowNodes';
import { layoutFlow } from '../../../sub-apps/workflow/src/flow/layoutFlow';
import { largeFlow } from './largeFlow';

const OPTIONS = { cardWidthPx: 220, gapPx: 56, columnGapPx: 24, marginPx: 24, measure: () => 88 };

/** Milliseconds of each of so many layouts of the large flow; the first one is not yet compiled. */
export function measureLayout(runs: number): number[] {
  const nodes = readNodes(largeFlow());
  return Array.from({ length: runs }, () => {
    const start = performance.now();
    layoutFlow(nodes, OPTIONS);
    return performance.now() - start;
  });
}
