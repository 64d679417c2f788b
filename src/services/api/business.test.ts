import type { Http } from '../http/http';
import { callBusiness } from './business';

const setUp = () => {
  const post = jest.fn(() => Promise.resolve('answered'));
  return { post, call: (api: string) => callBusiness({ post } as unknown as Http, { api, input: {}, pageCode: 'p' }) };
};

it.each(['orderquery', 'order/query', 'order.query-2', 'ORDER_1'])(
  'a page may call the business interface %s',
  async (api) => {
    const { post, call } = setUp();
    await expect(call(api)).resolves.toBe('answered');
    expect(post).toHaveBeenCalledWith(`/api/teapi/dy-biz/${api}`, {}, { pageCode: 'p' });
  },
);

it.each([
  '../rolepermission/account/getaccountinfo',
  '../../auth/choosetenant',
  'a/../../x',
  './x',
  '..',
  'a//b',
  '/x',
  'x/',
  'a\\..\\b',
  '%2e%2e/x',
  'x?y=1',
  'x#y',
  'x;y',
  ' x',
  'x\n',
  '',
  '订单',
])('a page cannot reach another call of the platform as %j', async (api) => {
  const { post, call } = setUp();
  await expect(call(api)).rejects.toMatchObject({ kind: 'config' });
  expect(post).not.toHaveBeenCalled();
});
