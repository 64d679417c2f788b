import { AppError } from './appError';
import { serverMessage } from './apiError';

const words = (status: number, refusal: { code?: string; type?: string; message?: string }) =>
  serverMessage(new AppError('service', 'x', { status, cause: { code: '', type: '', message: '', ...refusal } }));

it('the server’s message about a rejected call and the code of a business error are shown to the user', () => {
  expect(words(400, { message: '库存不足' })).toBe('库存不足');
  expect(words(500, { code: 'c', type: '600', message: '角色编码已存在' })).toBe('角色编码已存在');
  expect(words(500, { code: '订单已审批', type: '500' })).toBe('订单已审批');
  expect(words(500, { code: '查询结果超过50列，请重新设置查询条件', type: '2000' })).toBe(
    '查询结果超过50列，请重新设置查询条件',
  );
  expect(words(403, { code: 'auth.function_not_held' })).toBe('');
});

it('does not show the person the message of a crash or a gateway', () => {
  expect(words(500, { message: 'NullPointerException at OrderService.java:71' })).toBe('');
  expect(words(502, { code: 'x', message: 'upstream 10.0.0.7 prematurely closed connection' })).toBe('');
});

it('the message of a chunk that failed to load is not a server message', () => {
  const lost = Object.assign(new Error('Loading CSS chunk 7 failed'), { code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' });
  expect(serverMessage(new AppError('bug', 'x', { cause: lost }))).toBe('');
});
