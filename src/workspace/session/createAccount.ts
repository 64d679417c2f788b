import type { Services } from '@/services';
import { toUser } from '@/services/session/toUser';
import type { Layers } from '../layers/createLayers';
import type { Router } from '../navigation/router';
import type { Notices } from '../notices/createNotices';

export interface Account {
  /** The same person under another position: new rights, new menu, their own tabs (shell spec §4). */
  switchPosition(positionId: string): Promise<void>;
  /** Asks about unsaved input first. */
  signOut(): Promise<void>;
  /** To the sign-in screen, without a question. `notice` is shown there: what is on screen now goes. */
  signInAgain(notice?: string): void;
  /** The server ended the session: nothing of it stays on screen. */
  sessionEnded(): void;
}

export interface AccountDeps {
  services: Pick<Services, 'api' | 'session' | 'startUp' | 'protocols' | 'signInNotice' | 'log'>;
  router: Pick<Router, 'replace'>;
  notices: Pick<Notices, 'clear'>;
  layers: Pick<Layers, 'clear'>;
  /** Asks before everything that is open goes. */
  mayLeave(): Promise<boolean>;
  discardSubApps(): Promise<void>;
}

export function createAccount({ services, router, notices, layers, mayLeave, discardSubApps }: AccountDeps): Account {
  const { api, session, startUp, protocols, log } = services;

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

  function signInAgain(notice?: string) {
    services.signInNotice.set(notice);
    session.signOut();
    leave();
    router.replace('/login');
  }

  return {
    async switchPosition(positionId) {
      const current = session.get();
      const tokens = session.credentials()?.tokens;
      if (!current || !tokens || current.user.positionId === positionId) return;
      if (!(await mayLeave())) return;
      const info = await api.account.info({ positionId });
      const user = toUser({ ...current.user.fields, ...info.fields, positionid: positionId });
      session.complete({ ...current, user }, { ...tokens, ...(info.token ? { token: info.token } : {}) });
      leave();
      router.replace('/loading');
    },
    async signOut() {
      if (await mayLeave()) signInAgain();
    },
    signInAgain,
    sessionEnded: leave,
  };
}
