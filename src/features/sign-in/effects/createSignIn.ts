import { toAppError } from '@/common/errors/appError';
import { createWritable } from '@/common/readable';
import type { Readable } from '@/common/readable';
import type { Services } from '@/services';
import type { SignInEvent } from '../machine/event';
import { next } from '../machine/next';
import { INITIAL_STATE, loginRecordOf } from '../machine/state';
import type { Placed, SignInState } from '../machine/state';
import { encryptPassword } from './encryptPassword';
import { forgetName, rememberName } from './loginMemory';
import { storeCloudSettings } from './storeCloudSettings';

export interface SignInParts {
  services: Pick<Services, 'api' | 'session' | 'settings' | 'records' | 'i18n'>;
  /** The person is signed in. */
  onSignedIn(): void;
}

export interface SignIn {
  state: Readable<SignInState>;
  send(event: SignInEvent): void;
}

/** Runs the machine: asks the server where a step waits for an answer, and feeds the answer back. */
export function createSignIn({ services: { api, session, settings, records, i18n }, onSignedIn }: SignInParts): SignIn {
  const state = createWritable<SignInState>(INITIAL_STATE);

  function keepForNextVisit({ entered, choice }: Placed) {
    storeCloudSettings(records, choice);
    if (entered.isRemembered) rememberName(records, entered.userName, i18n.language.get());
    else forgetName(records);
  }

  async function answerTo(current: SignInState): Promise<SignInEvent | undefined> {
    switch (current.step) {
      case 'signingIn': {
        const { userName, password } = current.entered;
        const local = await settings.load();
        const sent = local.isPasswordEncrypted ? await encryptPassword(password) : password;
        const answer = await api.auth.login({ userName, password: sent });
        return { type: 'accepted', answer, settings: local };
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
        keepForNextVisit(current.placed);
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
    const before = state.get();
    state.set(next(before, event));
    if (state.get() !== before) void enter(state.get());
  }

  return { state, send };
}
