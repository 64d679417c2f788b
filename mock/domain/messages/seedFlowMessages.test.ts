import { TODAY } from '../calendar';
import { by, copy } from '../flows/definition/fakeCompany';
import { flowOf, step, tell } from '../flows/run/fakeRun';
import { seedFlowMessages } from './seedFlowMessages';

const flow = tell(flowOf([step('one', 'a'), copy('news', by('c'))]));
const seeded = (process: ReturnType<typeof flow.start>) =>
  seedFlowMessages([process], flow.company.flows, TODAY).map(({ to, kind, sender }) => [to, kind, sender]);

it('the outcome of a process comes from who decided it, also where copies follow', () => {
  const process = flow.start();
  expect(seeded(process)).toEqual([['a', 'todo', 'me']]);
  expect(seeded(flow.act(process, 'a'))).toEqual([['me', 'notice', 'a']]);
  expect(seeded(flow.act(process, 'a', 'reject'))).toEqual([['me', 'notice', 'a']]);
});
