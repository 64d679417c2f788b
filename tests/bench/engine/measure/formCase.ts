import { mountForm } from '../drive/mount';
import { formSpec } from '../workloads/formSpec';
import type { Case } from './case';

/** W1: mounts a form, cold and then again in the same page. */
export function formCase(n: number): Case {
  return {
    key: `W1-${n}`,
    workload: 'W1',
    async run(benchPage) {
      const spec = formSpec(n);
      const cold = await mountForm(benchPage, spec);
      await benchPage.page.evaluate(() => window.probe.unmount());
      const warm = await mountForm(benchPage, spec);
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
