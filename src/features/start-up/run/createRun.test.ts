import { createRun } from './createRun';
import type { Step, StepName } from './step';

/** Steps that record when they begin and commit; `settle` resolves or rejects one. */
function fakeSteps(names: StepName[]) {
  const order: string[] = [];
  const settles = new Map<StepName, { resolve(): void; reject(error: Error): void }>();
  const steps = names.map((name): Step => ({
    name,
    begin: () => {
      order.push(`begin ${name}`);
      return new Promise((resolve, reject) => {
        settles.set(name, { resolve: () => resolve(() => void order.push(`commit ${name}`)), reject });
      });
    },
  }));
  return { steps, order, settle: (name: StepName) => settles.get(name) };
}

it('begins all steps at once and commits them in order, not in the order of the answers', async () => {
  const { steps, order, settle } = fakeSteps(['ids', 'i18n', 'menu']);
  const run = createRun(steps)();
  expect(order).toEqual(['begin ids', 'begin i18n', 'begin menu']);
  settle('menu')?.resolve();
  settle('i18n')?.resolve();
  settle('ids')?.resolve();
  await expect(run).resolves.toMatchObject({ isComplete: true });
  expect(order.slice(3)).toEqual(['commit ids', 'commit i18n', 'commit menu']);
});

it('reports the first failure in order and resumes with the missing steps', async () => {
  const { steps, order, settle } = fakeSteps(['ids', 'i18n', 'menu']);
  const run = createRun(steps);
  const first = run();
  settle('menu')?.reject(new Error('later'));
  settle('ids')?.resolve();
  settle('i18n')?.reject(new Error('sooner'));
  await expect(first).resolves.toMatchObject({ isComplete: false, step: 'i18n', error: new Error('sooner') });

  order.length = 0;
  const second = run();
  expect(order).toEqual(['begin i18n', 'begin menu']);
  settle('i18n')?.resolve();
  settle('menu')?.resolve();
  await expect(second).resolves.toMatchObject({ isComplete: true });
  expect(order.slice(2)).toEqual(['commit i18n', 'commit menu']);
});
