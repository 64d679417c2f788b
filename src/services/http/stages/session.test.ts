import { AppError } from '@/common/errors/appError';
import type { SessionService } from '../../session/session';
import type { Stage } from '../call';
import { guardSession } from './session';

/** A call of the first session, during which another one begins. */
function setUp(path = '/api/teapi/any') {
  let epoch = 1;
  const session = { epoch: () => epoch, isSigningIn: () => false, credentials: () => ({}), expire: jest.fn() };
  const onOver = jest.fn();
  const guard = guardSession(session as unknown as SessionService, onOver);
  const context = { req: { options: { call: { path, epoch } } } } as unknown as Parameters<Stage>[0];
  const answerLate = async (error?: Error) => {
    epoch += 1;
    if (error) throw error;
  };
  return { run: (error?: Error) => guard(context, () => answerLate(error)), session, onOver };
}

it('drops an answer that arrives when another session has begun', async () => {
  await expect(setUp().run()).rejects.toMatchObject({ kind: 'cancelled' });
});

it('does not end the new session for a token that was refused to the earlier one', async () => {
  const { run, session, onOver } = setUp();
  await expect(run(new AppError('auth', 'expired', { status: 401 }))).rejects.toMatchObject({ kind: 'cancelled' });
  expect([session.expire, onOver].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('leaves alone what does not come from the platform', async () => {
  await expect(setUp('/config.json').run()).resolves.toBeUndefined();
});
