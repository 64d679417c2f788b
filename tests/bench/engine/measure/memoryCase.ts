import { readHeap } from '../drive/readHeap';
import { formSpec } from '../workloads/formSpec';
import { MOUNT_LIMIT_MS, type Case } from './case';

const CONTROLS = 1_000;
const CYCLES = 3;

/** W6: the heap that 1,000 mounted controls hold, and what is left after three mounts. */
export function memoryCase(): Case {
  return {
    key: 'W6',
    workload: 'W6',
    async run({ page, session }) {
      const spec = formSpec(CONTROLS);
      const mount = () => page.evaluate((form, limit) => window.probe.mountForm(form, limit), spec, MOUNT_LIMIT_MS);
      const unmount = () => page.evaluate(() => window.probe.unmount());
      const empty = await readHeap(session);
      await mount();
      const mounted = await readHeap(session);
      await unmount();
      for (let cycle = 1; cycle < CYCLES; cycle += 1) {
        await mount();
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
