import { AppError } from '@/common/errors/appError';
import { wordsOf } from './refusal';

it('the words of the server are told', () => {
  expect(wordsOf(new AppError('service', 'x', { status: 500, cause: { code: 'c', type: '', message: '角色编码已存在' } }))).toBe('角色编码已存在');
});

it('the words of a piece that could not be fetched are not the server’s', () => {
  const lost = Object.assign(new Error('Loading CSS chunk 7 failed'), { code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' });
  expect(wordsOf(new AppError('bug', 'x', { cause: lost }))).toBe('');
});
