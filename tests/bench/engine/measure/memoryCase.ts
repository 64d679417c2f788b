import { mountForm } from '../drive/mount';
import { readHeap } from '../drive/readHeap';
import { formSpec } from '../workloads/formSpec';
import type { Case } from './case';

const CONTROLS = 1_000;
const CYCLES = 3;

/** W6: the heap that 1,000 mounted controls hold, and the heap that is retained after three mounts. */
export function memoryCase(): Case {
  return {
    key: 'W6',
    workload: 'W6',
    async run(benchPage) {
      const { page, session } = benchPage;
      const spec = formSpec(CONTROLS);
      const unmount = () => page.evaluate(() => window.probe.unmount());
      const empty = await readHeap(session);
      await mountForm(benchPage, spec);
      const mounted = await readHeap(session);
      await unmount();
      for (let cycle = 1; cycle < CYCLES; cycle += 1) {
        await mountForm(benchPage, spec);
        await unmount();
      }
      await page.evaluate(() => window.probe.settle(1000));
      const left = await readHeap(session);
      return {
        base: [empty.megabytes],
        mounted: [mounted.megabytes],
        kbPerControl: [((mounted.megabytes - empty.megabytes) * 1024) / CONTROLS],
        left: [left.megabytes],
        nodesLeft: [left.nodes],
        listenersLeft: [left.listeners],
      };
    },
  };
}
