import { mountTable } from '../drive/mount';
import { tableSpec } from '../workloads/tableSpec';
import type { Case } from './case';

/** W5: opens a table of 10,000 × 20 to read, and scrolls it unless it shows pages. */
export function tableCase(): Case {
  return {
    key: 'W5',
    workload: 'W5',
    async run(benchPage, variant) {
      const { page } = benchPage;
      const spec = tableSpec(10_000, 20, variant);
      const opened = await mountTable(benchPage, spec);
      const open = { open: [opened.result], openCpu: [opened.cpu] };
      if (variant === 'paged') return open;
      await page.evaluate(() => window.probe.settle(500));
      const { slow, longestMs, blank } = await page.evaluate(() => window.probe.scroll());
      return { ...open, slowFrames: [slow], longestFrame: [longestMs], blankFrames: [blank] };
    },
  };
}
