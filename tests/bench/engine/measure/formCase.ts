import type { FormSpec } from '../workloads/spec';
import type { BenchPage } from '../drive/openBenchPage';
import { withCpuTime } from '../drive/withCpuTime';
import type { FormMount } from '../page/mountForm';
import { formSpec } from '../workloads/formSpec';
import { MOUNT_LIMIT_MS, type Case } from './case';

/** W1: mounts a form, cold and then again in the same page. */
export function formCase(n: number): Case {
  return {
    key: `W1-${n}`,
    workload: 'W1',
    async run(benchPage) {
      const spec = formSpec(n);
      const cold = await mount(benchPage, spec);
      await benchPage.page.evaluate(() => window.probe.unmount());
      const warm = await mount(benchPage, spec);
      return {
        first: [cold.result.first],
        all: [cold.result.all],
        cpu: [cold.cpu],
        warm: [warm.result.all],
        warmCpu: [warm.cpu],
      };
    },
  };
}

function mount({ page, session }: BenchPage, spec: FormSpec): Promise<{ result: FormMount; cpu: number }> {
  return withCpuTime(session, () =>
    page.evaluate((form, limit) => window.probe.mountForm(form, limit), spec, MOUNT_LIMIT_MS),
  );
}
