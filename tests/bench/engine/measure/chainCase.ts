import { focusInput } from '../drive/focusInput';
import { mountForm } from '../drive/mount';
import { chainSpec } from '../workloads/chainSpec';
import type { Case } from './case';
import { typeKeys } from './typeKeys';

const WARM_UP_KEYS = 2;
const KEYS = Array.from({ length: 10 }, (_, index) => (index % 2 ? 'Backspace' : '2'));

/** W3: types into the first of a chain of computed number fields. */
export function chainCase(length: number): Case {
  return {
    key: `W3-${length}`,
    workload: 'W3',
    async run(benchPage) {
      const { page } = benchPage;
      const spec = chainSpec(length);
      await mountForm(benchPage, spec);
      await page.evaluate(() => window.probe.settle(500));
      await focusInput(page, { control: 'f0' });
      const when = { kind: 'chain', key: 'f0', last: `f${length - 1}`, distance: length - 1 } as const;
      return typeKeys(benchPage, KEYS, WARM_UP_KEYS, when);
    },
  };
}
