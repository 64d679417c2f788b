import { toAppError } from '@/common/errors/appError';
import { createWritable } from '@/common/readable';
import type { Readable } from '@/common/readable';
import { encryptPassword, resolveInitialPassword } from '@/services';
import type { Services } from '@/services';
import { passwordOf } from '../machine/attempt';
import type { SignInEvent } from '../machine/event';
import { next } from '../machine/next';
import { INITIAL_STATE, loginRecordOf } from '../machine/state';
import type { SignInState } from '../machine/state';
import { authenticate } from './authenticate';
import { keepForNextVisit } from './keepForNextVisit';

export interface SignInParts {
  services: Pick<Services, 'api' | 'session' | 'settings' | 'records' | 'i18n'>;
  /** The person is signed in. */
  onSignedIn(): void;
}

export interface SignIn {
  state: Readable<SignInState>;
  send(event: SignInEvent): void;
  /** Its screen has gone: what is still under way comes to nothing, and nobody is signed in by it. */
  leave(): void;
}

/** Runs the machine: asks the server where a step waits for an answer, and feeds the answer back. */
export function createSignIn({ services, onSignedIn }: SignInParts): SignIn {
  const { api, session, settings } = services;
  const state = createWritable<SignInState>(INITIAL_STATE);
  let isLeft = false;

  async function answerTo(current: SignInState): Promise<SignInEvent | undefined> {
    switch (current.step) {
      case 'signingIn': {
        const { attempt } = current;
        // A link's token asks for the person's tenants; nobody else has one yet.
        if (attempt.by === 'link') session.begin({ tokens: attempt.link.tokens });
        const local = await resolveInitialPassword(await settings.load(), passwordOf(attempt));
        const answer = await authenticate(attempt, { api, encrypt: encryptPassword, settings: local });
        return { type: 'accepted', answer, settings: local };
      }
      case 'passwordChange': {
        const { known } = current;
        session.begin({ tokens: known.tokens, login: 'choice' in known ? loginRecordOf(known.choice) : undefined });
        return undefined;
      }
      case 'choosingProduct':
        session.begin({ tokens: current.known.tokens });
        return { type: 'tenantEntered', token: await api.auth.chooseTenant(current.choice) };
      case 'accountInfo': {
        const { placed, positionId } = current;
        session.begin({ tokens: placed.tokens, login: loginRecordOf(placed.choice) });
        return { type: 'accountReceived', info: await api.account.info({ positionId }) };
      }
      case 'credentials':
        session.abandon();
        return undefined;
      case 'done':
        session.complete(current.session, current.tokens);
        keepForNextVisit(current.placed, services);
        onSignedIn();
        return undefined;
      default:
        return undefined;
    }
  }

  async function enter(current: SignInState) {
    try {
      const event = await answerTo(current);
      // Somebody may have gone back meanwhile.
      if (event && state.get() === current) send(event);
    } catch (error) {
      if (state.get() === current) send({ type: 'failed', failure: toAppError(error) });
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
    send,
    leave() {
      isLeft = true;
      session.abandon();
    },
  };
}
