import { toAppError } from '@/common/errors/appError';
import type { AppError } from '@/common/errors/appError';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import { encryptPassword, resolveInitialPassword } from '@/services';
import type { Services } from '@/services';
import { entryOf, passwordOf } from '../machine/attempt';
import type { Attempt } from '../machine/attempt';
import type { SignInEvent } from '../machine/event';
import { next } from '../machine/next';
import { loginRecordOf } from '../machine/state';
import type { SignInState } from '../machine/state';
import { authenticate } from './authenticate';
import { persistSignIn } from './persistSignIn';

export interface SignInParts {
  services: Pick<Services, 'api' | 'session' | 'settings' | 'records' | 'i18n'>;
  /** What the form says before anything is submitted. */
  failure?: AppError;
  /** The person is signed in. */
  onSignedIn(): void;
}

export interface SignIn {
  state: Observable<SignInState>;
  /** Asks the server to sign the person in. */
  submit(attempt: Attempt): void;
  send(event: Exclude<SignInEvent, { type: 'submitted' }>): void;
  /** Its screen has gone: answers that are still under way are dropped and sign no one in. */
  leave(): void;
}

/**
 * Runs the machine: asks the server where a step waits for an answer, and feeds the answer back. Tokens never enter the
 * machine: each one goes to the session as it arrives.
 */
export function createSignIn({ services, failure, onSignedIn }: SignInParts): SignIn {
  const { api, session, settings } = services;
  const state = createStore<SignInState>({ step: 'credentials', failure });
  /** Held between submitting and the server's answer. */
  let submitted: Attempt | undefined;
  let isLeft = false;

  /**
   * Asks the server what the step needs. The returned function hands the answer's token to the session and makes the
   * event; it is called only if the sign-in is still at the step.
   */
  async function ask(current: SignInState): Promise<(() => SignInEvent) | undefined> {
    switch (current.step) {
      case 'signingIn': {
        const attempt = submitted;
        submitted = undefined;
        if (!attempt) throw new Error('Nothing was submitted');
        // The tenants of a link are asked for with its own token.
        if (attempt.kind === 'link') session.begin(attempt.tokens);
        const local = await resolveInitialPassword(await settings.load(), passwordOf(attempt));
        const { tokens, ...answer } = await authenticate(attempt, { api, encrypt: encryptPassword, settings: local });
        return () => {
          if (attempt.kind !== 'link') session.begin(tokens);
          return { type: 'accepted', answer, settings: local };
        };
      }
      case 'passwordChange':
        if ('choice' in current.known) session.enter(loginRecordOf(current.known.choice));
        return undefined;
      case 'choosingProduct': {
        const { choice } = current;
        session.enter(undefined);
        const token = await api.auth.chooseTenant(choice);
        return () => {
          session.enter(loginRecordOf(choice), token);
          return { type: 'tenantEntered' };
        };
      }
      case 'accountInfo': {
        const { placed, positionId } = current;
        const login = loginRecordOf(placed.choice);
        session.enter(login);
        const { token, ...info } = await api.account.info({ positionId });
        return () => {
          session.enter(login, token);
          return { type: 'accountReceived', info };
        };
      }
      case 'credentials':
        session.abandon();
        return undefined;
      case 'done':
        session.complete(current.session);
        persistSignIn(current.placed, services);
        onSignedIn();
        return undefined;
      default:
        return undefined;
    }
  }

  async function enter(current: SignInState) {
    const isCurrent = () => state.get() === current && !isLeft;
    try {
      const answered = await ask(current);
      // The person may have gone back meanwhile.
      if (answered && isCurrent()) send(answered());
    } catch (error) {
      if (isCurrent()) send({ type: 'failed', failure: toAppError(error) });
    }
  }

  function send(event: SignInEvent) {
    if (isLeft) return;
    const before = state.get();
    state.set(next(before, event));
    if (state.get() !== before) void enter(state.get());
  }

  return {
    state,
    submit(attempt) {
      submitted = attempt;
      send({ type: 'submitted', entry: entryOf(attempt) });
    },
    send,
    leave() {
      isLeft = true;
      session.abandon();
    },
  };
}
