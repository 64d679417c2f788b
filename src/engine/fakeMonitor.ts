import type { PageMonitor } from '@/common/pageRecord';

export interface FakeMonitor extends PageMonitor {
  /** What pages have cost, in order: `remark edit 3`, `__page call 40 orderget`. */
  readonly costs: string[];
}

/** A monitor for tests; its clock is that of the test. */
export function createFakeMonitor(): FakeMonitor {
  const costs: string[] = [];
  return {
    costs,
    open(pageCode) {
      const openedAt = Date.now();
      const note = (control: { name: string } | undefined, type: string, begun: number, detail = '') =>
        void costs.push([control?.name ?? '__page', type, Date.now() - begun, detail].join(' ').trim());
      return {
        now: () => Date.now(),
        note,
        async timed(control, type, detail, work) {
          const begun = Date.now();
          try {
            return await work();
          } finally {
            note(control, type, begun, detail);
          }
        },
        reach: (stage) => note(undefined, stage, openedAt),
        end: () => void costs.push(`${pageCode} end`),
      };
    },
  };
}
