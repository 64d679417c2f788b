import { focusInput } from '../drive/focusInput';
import { mountForm } from '../drive/mount';
import type { SettledWhen } from '../page/settledWhen';
import { dependencySpec } from '../workloads/dependencySpec';
import type { FormSpec } from '../workloads/spec';
import type { Case } from './case';
import { typeKeys } from './typeKeys';

const CONTROLS = 500;
const WARM_UP_KEYS = 3;
const KEYS = [...'abcdefghi'];

/** W2: types into a form of 500 controls, of which `dependents` follow every key. */
export function typingCase(dependents: 0 | 50): Case {
  const workload = dependents ? 'W2b' : 'W2a';
  return {
    key: workload,
    workload,
    async run(benchPage) {
      const { page } = benchPage;
      const spec = dependencySpec(CONTROLS, dependents);
      await mountForm(benchPage, spec);
      await page.evaluate(() => window.probe.settle(500));
      await focusInput(page, { control: 'f0' });
      return typeKeys(benchPage, KEYS, WARM_UP_KEYS, settledWhen(spec));
    },
  };
}

function settledWhen({ fields }: FormSpec): SettledWhen {
  const dependents = fields.flatMap(({ name, dep }) => (dep ? [{ name, kind: dep.kind }] : []));
  return dependents.length ? { kind: 'dependents', key: 'f0', dependents } : { kind: 'painted' };
}
