import { toAppError } from '@/common/errors/appError';
import type { AppError } from '@/common/errors/appError';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import { encryptPassword, resolveInitialPassword } from '@/services';
import type { Services } from '@/services';
import { methodOf, passwordOf } from '../machine/authRequest';
import type { AuthRequest } from '../machine/authRequest';
import { next } from '../machine/next';
import type { SignInEvent } from '../machine/next';
import { loginRecordOf } from '../machine/state';
import type { SignInState } from '../machine/state';
import { authenticate } from './authenticate';
import { persistSignIn } from './persistSignIn';

export interface SignInParts {
  services: Pick<Services, 'api' | 'session' | 'settings' | 'records' | 'i18n'>;
  /** Shown by the form before anything is submitted. */
  failure?: AppError;
  /** The person is signed in. */
  onSignedIn(): void;
}

export interface SignIn {
  state: Observable<SignInState>;
  /** Submits the sign-in to the server. */
  submit(request: AuthRequest): void;
  send(event: Exclude<SignInEvent, { type: 'submitted' }>): void;
  /** Abandons the sign-in when its screen is closed; later answers are dropped. */
  leave(): void;
}

/**
 * Runs the state machine: calls the server where a step needs an answer, and sends the answer to the machine as an
 * event. The machine contains no tokens: each one is passed to the session.
 */
export function createSignIn({ services, failure, onSignedIn }: SignInParts): SignIn {
  const { api, session, settings } = services;
  const state = createStore<SignInState>({ step: 'credentials', failure });
  /** The submitted request, until its call to the server starts. */
  let submitted: AuthRequest | undefined;
  let isLeft = false;

  /**
   * Runs the effect of a step. The returned function passes the token of the answer to the session and creates the
   * event; it is called only if the sign-in is still at the step.
   */
  async function ask(current: SignInState): Promise<(() => SignInEvent) | undefined> {
    switch (current.step) {
      case 'signingIn': {
        const request = submitted;
        submitted = undefined;
        if (!request) throw new Error('Nothing was submitted');
        // The tenants of a link are requested with the link's own token.
        if (request.kind === 'link') session.begin(request.tokens);
        const local = await resolveInitialPassword(await settings.load(), passwordOf(request));
        const { tokens, ...answer } = await authenticate(request, { api, encrypt: encryptPassword, settings: local });
        return () => {
          if (request.kind !== 'link') session.begin(tokens);
          return { type: 'accepted', answer, settings: local };
        };
      }
      case 'passwordChange':
        if ('choice' in current.authenticated) session.enter(loginRecordOf(current.authenticated.choice));
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
        const { tenantChosen, positionId } = current;
        const login = loginRecordOf(tenantChosen.choice);
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
        persistSignIn(current.tenantChosen, current.session.user.positionId, services);
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
      // The person may have gone back in the meantime.
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
    submit(request) {
      submitted = request;
      send({ type: 'submitted', method: methodOf(request) });
    },
    send,
    leave() {
      isLeft = true;
      session.abandon();
    },
  };
}
