import type { PortalHttp } from '@atrium/portal/contract/portal';
import { listMessages } from './messages';

const QUERY = { filters: { keyword: '', unread: undefined }, page: { index: 1, size: 10 } } as never;

it.each([[{}], [5], [undefined]])(
  'fails where the answer has %p in place of a list: "no messages" is another answer',
  async (items) => {
    const http = { post: () => Promise.resolve({ items }) } as unknown as PortalHttp;
    await expect(listMessages(http, '', QUERY)).rejects.toMatchObject({ code: 'errors.badAnswer' });
  },
);

it('has no messages where the answer has null in place of the list', async () => {
  const http = { post: () => Promise.resolve({ items: null, itemcount: 0 }) } as unknown as PortalHttp;
  await expect(listMessages(http, '', QUERY)).resolves.toEqual({ rows: [], itemCount: 0 });
});
