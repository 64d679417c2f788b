import type { PortalHttp } from '@atrium/portal/contract/portal';
import { startableFlowsQuery } from './startableFlows';

const flowsOf = (answer: unknown) => {
  const http = { post: () => Promise.resolve(answer) } as unknown as PortalHttp;
  return startableFlowsQuery(http).queryFn({ signal: new AbortController().signal });
};

it('leaves out entries that make no sense', async () => {
  await expect(flowsOf([{ flowcode: 'leave', flowname: '请假' }, null, {}])).resolves.toMatchObject([
    { flowCode: 'leave', name: '请假' },
  ]);
});

it.each([[null], [undefined], [{}], ['']])(
  'fails where the answer is no list but %p: nothing to start is another answer',
  async (answer) => {
    await expect(flowsOf(answer)).rejects.toMatchObject({ code: 'errors.badAnswer' });
  },
);
