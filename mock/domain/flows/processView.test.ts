import { branching, way } from './definition/fakeCompany';
import type { Process } from './process';
import { pathOf } from './processView';
import { flowOf, step, tell } from './run/fakeRun';

const flow = flowOf([
  step('first', 'a'),
  branching(
    'condition',
    'size',
    way('large', 'area >= 100', step('director', 'b')),
    way('small', '', step('manager', 'c')),
  ),
  branching('parallel', 'both', way('market', '', step('m', 'd')), way('money', '', step('f', 'e'))),
]);
const told = tell(flow);
const statusesOf = (process: Process) =>
  Object.fromEntries(
    pathOf(process, told.company as Parameters<typeof pathOf>[1]).map(({ nodeId, status }) => [nodeId, status]),
  );

test('a branch ahead that will not be taken with the present values is skipped, with its steps', () => {
  expect(statusesOf(told.start({ values: { area: 120 } }))).toMatchObject({
    first: 'current',
    size: 'pending',
    large: 'pending',
    director: 'pending',
    small: 'skipped',
    manager: 'skipped',
    market: 'pending',
    money: 'pending',
  });
  expect(statusesOf(told.start({ values: { area: 50 } }))).toMatchObject({ large: 'skipped', small: 'pending' });
});

test('of a process that is back at the applicant, who may change its values, no branch is skipped', () => {
  const process: Process = { ...told.start(), state: 'withdrawn' };
  expect(statusesOf(process)).toMatchObject({ large: 'pending', small: 'pending' });
});
