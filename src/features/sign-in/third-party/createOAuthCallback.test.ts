import { memoryStorage } from '@/services/storage/memoryStorage';
import { createOAuthCallback } from './createOAuthCallback';

function setUp() {
  const replace = jest.fn();
  return { replace, returns: createOAuthCallback({ tabStorage: memoryStorage(), replace }) };
}

it('takes the code out of the address at once, leaves the redirect, and keeps the code in memory', () => {
  const { returns, replace } = setUp();
  returns.readQuery('?provider=worktalk&code=c1&state=s&redirect=%2Fpage');
  expect(replace.mock.calls).toEqual([['?redirect=%2Fpage']]);
  expect(returns.get()).toMatchObject({ provider: 'worktalk', code: 'c1' });
});

it('keeps what has come when the cleaned address is looked at again', () => {
  const { returns, replace } = setUp();
  returns.readQuery('?provider=worktalk&code=c1&state=s');
  returns.readQuery('');
  expect(replace).toHaveBeenCalledTimes(1);
  expect(returns.get()?.code).toBe('c1');
});
