import { withCpuTime } from '../drive/withCpuTime';
import { tableSpec } from '../workloads/tableSpec';
import { MOUNT_LIMIT_MS, type Case } from './case';

/** W5: opens a table of 10,000 × 20 to read, and scrolls it unless it shows pages. */
export function tableCase(): Case {
  return {
    key: 'W5',
    workload: 'W5',
    async run({ page, session }, variant) {
      const spec = tableSpec(10_000, 20, variant);
      const opened = await withCpuTime(session, () =>
        page.evaluate((table, limit) => window.probe.mountTable(table, limit), spec, MOUNT_LIMIT_MS),
      );
      const open = { open: [opened.result], openCpu: [opened.cpu] };
      if (variant === 'paged') return open;
      await page.evaluate(() => window.probe.settle(500));
      const { slow, longestMs, blank } = await page.evaluate(() => window.probe.scroll());
      return { ...open, slowFrames: [slow], longestFrame: [longestMs], blankFrames: [blank] };
    },
  };
}
