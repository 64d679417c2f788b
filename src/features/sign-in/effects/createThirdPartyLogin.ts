import type { Disposable } from '@/common/disposable';
import { toAppError } from '@/common/errors/appError';
import type { AppError } from '@/common/errors/appError';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { Api, LoginAnswer } from '@/services';
import type { OAuthResponse } from '../third-party/oauthCallback';
import type { UnlinkedIdentity } from '../third-party/unlinkedIdentity';

export type ThirdPartyState =
  /** The address has no response: a reload, or a typed address. */
  | { step: 'noResponse' }
  /** The third party refuses; `isDenied` when the person refused there. */
  | { step: 'refused'; isDenied: boolean }
  /** The sign-in was started elsewhere, so the person must confirm it (login CSRF). */
  | { step: 'confirming' }
  | { step: 'requesting' }
  | { step: 'failed'; failure: AppError }
  /** The identity has an account; the sign-in continues like any other. */
  | { step: 'authenticated' };

export interface ThirdPartyLoginParts {
  response: OAuthResponse | undefined;
  api: Pick<Api, 'auth'>;
  onAuthenticated(answer: LoginAnswer): void;
  onUnlinked(identity: UnlinkedIdentity): void;
}

export interface ThirdPartyLogin {
  state: Observable<ThirdPartyState>;
  /** Runs until input is needed. The disposable abandons the sign-in. */
  begin(): Disposable;
  /** The person confirms a sign-in that was started elsewhere. */
  confirm(): void;
}

function firstStep(response: OAuthResponse | undefined): ThirdPartyState {
  if (!response) return { step: 'noResponse' };
  if (response.error) return { step: 'refused', isDenied: response.error === 'access_denied' };
  return response.isStartedHere ? { step: 'requesting' } : { step: 'confirming' };
}

/** Sends the code of a third party to the server, once (shell spec §2). */
export function createThirdPartyLogin(parts: ThirdPartyLoginParts): ThirdPartyLogin {
  const { response, api, onAuthenticated, onUnlinked } = parts;
  const state = createStore<ThirdPartyState>(firstStep(response));
  let isSent = false;
  let isLeft = false;

  async function send({ provider, code }: OAuthResponse) {
    isSent = true;
    state.set({ step: 'requesting' });
    try {
      const answer = await api.auth.thirdPartyLogin({ provider, code });
      if (isLeft) return undefined;
      if (answer.kind === 'unbound')
        return onUnlinked({ bindToken: answer.bindToken, displayName: answer.displayName });
      state.set({ step: 'authenticated' });
      return onAuthenticated(answer.answer);
    } catch (error) {
      return state.set({ step: 'failed', failure: toAppError(error) });
    }
  }

  return {
    state,
    begin() {
      if (response && !isSent && state.get().step === 'requesting') void send(response);
      return () => {
        isLeft = true;
      };
    },
    confirm() {
      if (response && !isSent && state.get().step === 'confirming') void send(response);
    },
  };
}
