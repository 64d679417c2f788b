import { toAppError } from '@/common/errors/appError';
import type { AppError } from '@/common/errors/appError';
import type { Disposable } from '@/common/disposable';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { Api, LoginAnswer } from '@/services';
import type { Binding } from './pendingBinding';
import type { OAuthResponse } from './readOAuthCallback';

/** From the third party's word to the server's. */
export type ThirdPartyState =
  /** The address brought nothing: a reload, or a visit by hand. */
  | { step: 'nothing' }
  /** The third party lets nobody in; `isDenied` when that was the person's own wish. */
  | { step: 'refused'; isDenied: boolean }
  /** Begun elsewhere: perhaps somebody wants this person to work under another's account. */
  | { step: 'confirming' }
  | { step: 'asking' }
  | { step: 'failed'; failure: AppError }
  /** The server knows the person, and the sign-in goes on as any other. */
  | { step: 'known' };

export interface ThirdPartyLoginParts {
  arrived: OAuthResponse | undefined;
  api: Pick<Api, 'auth'>;
  onKnown(answer: LoginAnswer): void;
  onUnbound(binding: Binding): void;
}

export interface ThirdPartyLogin {
  state: Observable<ThirdPartyState>;
  /** Goes as far as it may unasked. After the disposable nobody is signed in any more. */
  begin(): Disposable;
  /** The person did begin it, elsewhere. */
  confirm(): void;
}

function firstStep(arrived: OAuthResponse | undefined): ThirdPartyState {
  if (!arrived) return { step: 'nothing' };
  if (arrived.error) return { step: 'refused', isDenied: arrived.error === 'access_denied' };
  return arrived.isOwn ? { step: 'asking' } : { step: 'confirming' };
}

/** Asks the server once what the third party's code is worth (shell spec §2). */
export function createThirdPartyLogin({ arrived, api, onKnown, onUnbound }: ThirdPartyLoginParts): ThirdPartyLogin {
  const state = createStore<ThirdPartyState>(firstStep(arrived));
  let isAsked = false;
  let isLeft = false;

  async function ask({ provider, code }: OAuthResponse) {
    isAsked = true;
    state.set({ step: 'asking' });
    try {
      const answer = await api.auth.thirdPartyLogin({ provider, code });
      if (isLeft) return undefined;
      if (answer.kind === 'unbound') return onUnbound({ bindToken: answer.bindToken, displayName: answer.displayName });
      state.set({ step: 'known' });
      return onKnown(answer.answer);
    } catch (error) {
      return state.set({ step: 'failed', failure: toAppError(error) });
    }
  }

  return {
    state,
    begin() {
      if (arrived && !isAsked && state.get().step === 'asking') void ask(arrived);
      return () => {
        isLeft = true;
      };
    },
    confirm() {
      if (arrived && !isAsked && state.get().step === 'confirming') void ask(arrived);
    },
  };
}
