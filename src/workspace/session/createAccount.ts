import { SIGN_IN_FAILURE_MS } from '@/common/constants/signIn';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import { isAppError } from '@/common/errors/appError';
import type { Services, Session } from '@/services';
import { openSession, tenantFactsOf } from '@/services/session/openSession';
import type { Layers } from '../layers/createLayers';
import type { Router } from '../navigation/router';
import type { Notices } from '../notices/createNotices';

export interface Account {
  /**
   * The same person under another position: new rights, new menu, their own tabs (shell spec §4). When the account info
   * cannot be had or opens no position, the error is shown, and the sign-in screen follows after 2 s (shell spec §8).
   */
  switchPosition(positionId: string): Promise<void>;
  /** From the person's agreement to the switch until the next start-up. Nothing can be typed then: it would be lost. */
  isSwitching: Observable<boolean>;
  /** Asks about unsaved input first. */
  signOut(): Promise<void>;
  /**
   * To the sign-in screen, where `notice` is shown: what is on screen now goes. Asks about unsaved input first. Resolves
   * to whether the session ended.
   */
  signInAgain(notice?: string): Promise<boolean>;
  /** The server ended the session: nothing of it stays on screen. */
  sessionEnded(): void;
}

export interface AccountDeps {
  services: Pick<Services, 'api' | 'session' | 'startUp' | 'protocols' | 'log'>;
  router: Pick<Router, 'replace'>;
  notices: Pick<Notices, 'clear' | 'report'>;
  layers: Pick<Layers, 'clear'>;
  /** Asks before everything that is open goes. */
  canLeave(): Promise<boolean>;
  discardSubApps(): Promise<void>;
}

export function createAccount({ services, router, notices, layers, canLeave, discardSubApps }: AccountDeps): Account {
  const { api, session, startUp, protocols, log } = services;
  const isSwitching = createStore(false);

  /** Takes everything that belongs to a position off the screen and out of memory. */
  function leave() {
    layers.clear();
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

  async function signInAgain(notice?: string) {
    if (!(await canLeave())) return false;
    endSession(notice);
    return true;
  }

  async function askFor(positionId: string, current: Session) {
    const { token, ...info } = await api.account.info({ positionId });
    const opened = openSession(info, positionId, tenantFactsOf(current));
    if (isAppError(opened)) throw opened;
    return { session: opened, token };
  }

  return {
    async switchPosition(positionId) {
      if (isSwitching.get() || session.get()?.user.positionId === positionId || !(await canLeave())) return;
      const current = session.get();
      const id = session.id();
      if (!current) return;
      isSwitching.set(true);
      const opened = await askFor(positionId, current).catch((error: unknown) => {
        // The session has ended, or another tab has replaced it.
        if (session.id() !== id) return;
        notices.report(error);
        setTimeout(() => session.id() === id && endSession(), SIGN_IN_FAILURE_MS);
      });
      if (!opened) return;
      session.complete(opened.session, opened.token);
      leave();
      router.replace('/loading');
    },
    async signOut() {
      await signInAgain();
    },
    signInAgain,
    isSwitching,
    sessionEnded: leave,
  };
}
