import { SIGN_IN_FAILURE_MS } from '@/common/constants/signIn';
import type { Disposable } from '@/common/disposable';
import { isAppError } from '@/common/errors/appError';
import type { Services, Session } from '@/services';
import { openSession, tenantFactsOf } from '@/services/session/openSession';
import type { Router } from '../navigation/router';
import type { Notices } from '../notices/createNotices';
import { defineModel } from '../store/defineModel';
import type { EffectApi, Payload } from '../store/defineModel';

export interface AccountState {
  /** True from the confirmed switch until the next start-up. The pages block input, because it would be lost. */
  isSwitching: boolean;
}

export interface AccountModelDeps {
  services: Pick<Services, 'api' | 'session' | 'startUp' | 'protocols' | 'log' | 'onSessionOver' | 'onSessionReplaced'>;
  router: Pick<Router, 'replace' | 'path'>;
  notices: Pick<Notices, 'clear' | 'report' | 'textOf'>;
  /** Closes all dialogs and pushed pages without asking. */
  closeLayers(): void;
  /** Calls the close guard for all open pages. */
  canLeave(): Promise<boolean>;
  discardSubApps(): Promise<void>;
  /**
   * Resolves to what deletes the drafts that the person has given up. With a question about the others it resolves to
   * undefined when they stay signed in.
   */
  endDrafts(options: { hasQuestion: boolean }): Promise<(() => void) | undefined>;
  /** Another window has replaced the session: notes which pages close with unsaved input. */
  noteKeptInput(): void;
}

type Api = EffectApi<{ account: AccountState }, { type: 'startSwitching' }>;

/** Switches the position and signs out. Both call the close guard first. */
export function createAccountModel(deps: AccountModelDeps) {
  const { services, router, notices, closeLayers, canLeave, discardSubApps, endDrafts, noteKeptInput } = deps;
  const { api, session, startUp, protocols, log } = services;

  /** Closes and clears everything that belongs to the position. */
  function leave() {
    closeLayers();
    notices.clear();
    protocols.clear();
    startUp.set(undefined);
    discardSubApps().catch((error: unknown) => {
      log({ level: 'error', source: 'workspace', message: 'A sub-app did not stop', error });
    });
  }

  function endSession(notice?: string) {
    session.signOut(notice);
    leave();
    router.replace('/login');
  }

  let asking: ReturnType<typeof endDrafts> | undefined;
  /** A second press before the question is shown waits for the answer to the first. */
  const askOnce = () =>
    (asking ??= endDrafts({ hasQuestion: true }).finally(() => {
      asking = undefined;
    }));

  async function fetchSession(positionId: string, current: Session) {
    const { token, ...info } = await api.account.info({ positionId });
    const opened = openSession(info, positionId, tenantFactsOf(current));
    if (isAppError(opened)) throw opened;
    return { session: opened, token };
  }

  const state: AccountState = { isSwitching: false };
  return defineModel({
    namespace: 'account',
    state,
    reducers: {
      startSwitching: (): AccountState => ({ isSwitching: true }),
    },
    effects: {
      /**
       * Switches the person to another position: new permissions, menu and tabs (shell spec §4). When the account info
       * fails or does not open the position, shows the error and opens the sign-in screen after 2 s (§8).
       */
      *switchPosition({ payload: positionId }: Payload<string>, { call, put, select }: Api): Generator<unknown, void> {
        const isSwitching = yield* select(({ account }) => account.isSwitching);
        if (isSwitching || session.get()?.user.positionId === positionId || !(yield* call(canLeave))) return;
        const current = session.get();
        const id = session.id();
        if (!current) return;
        yield* put({ type: 'startSwitching' });
        const opened = yield* call(() =>
          fetchSession(positionId, current).catch((error: unknown) => {
            // The session has ended, or another tab has replaced it.
            if (session.id() !== id) return undefined;
            notices.report(error);
            setTimeout(() => session.id() === id && endSession(notices.textOf(error)), SIGN_IN_FAILURE_MS);
            return undefined;
          }),
        );
        if (!opened) return;
        session.complete(opened.session, opened.token);
        leave();
        router.replace('/loading');
      },

      /**
       * Starts the same position again, as after a switch: menu, permissions and texts are read anew. The tabs and the
       * page in front are restored.
       */
      *restart(_action: unknown, { call }: Api): Generator<unknown, void> {
        if (!(yield* call(canLeave))) return;
        leave();
        router.replace(`/loading?redirect=${encodeURIComponent(router.path())}`);
      },

      /**
       * Ends the session and opens the sign-in screen, which shows the notice. Without a notice the person has chosen it,
       * and is asked about the drafts on this device. Resolves to whether the session ended.
       */
      *signOut({ payload }: Payload<{ notice?: string }>, { call }: Api): Generator<unknown, boolean> {
        if (!(yield* call(canLeave))) return false;
        const id = session.id();
        const deleteDrafts = yield* call(() =>
          payload.notice === undefined ? askOnce() : endDrafts({ hasQuestion: false }),
        );
        // It may have ended meanwhile.
        if (!deleteDrafts) return session.id() !== id;
        // A page stores its last input when it closes, here and in other windows, which must hear of the deletion first.
        deleteDrafts();
        if (session.id() === id) endSession(payload.notice);
        return true;
      },
    },
    subscriptions: {
      sessionEnd(): Disposable {
        const handleReplaced = () => {
          noteKeptInput();
          leave();
        };
        const disposables = [services.onSessionOver(leave), services.onSessionReplaced(handleReplaced)];
        return () => disposables.forEach((dispose) => dispose());
      },
    },
  });
}
