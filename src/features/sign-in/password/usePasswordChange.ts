import { useEffect, useEffectEvent, useState } from 'react';
import { PASSWORD_CHANGED_MS } from '@/common/constants/passwords';
import { useObservable } from '@/ui/useObservable';
import type { LocalSettings } from '@/services';
import { useServices } from '@/app-context/useServices';
import { changePassword } from './changePassword';
import type { PasswordChange } from './changePassword';

export interface PasswordChangeRun {
  /** Undefined until they are there; sending fetches them again should that have failed. */
  settings: LocalSettings | undefined;
  phase: 'editing' | 'sending' | 'changed';
  /** What the server refused; empty when it did not. */
  failure: string;
  /** Sends, unless the settings, now there at the latest, forbid it. */
  send(change: PasswordChange, isAllowed: (settings: LocalSettings) => boolean): Promise<void>;
  forgetFailure(): void;
}

/** The course of one change: sent, refused or done, and 2.5 s later one goes on to sign in (business spec §4). */
export function usePasswordChange(onChanged: () => void): PasswordChangeRun {
  const { api, settings, errors } = useServices();
  const [phase, setPhase] = useState<PasswordChangeRun['phase']>('editing');
  const [failure, setFailure] = useState<unknown>();
  const announce = useEffectEvent(onChanged);

  useEffect(() => settings.prefetch(), [settings]);

  useEffect(() => {
    if (phase !== 'changed') return undefined;
    let isAnnounced = false;
    const finish = () => {
      if (isAnnounced) return;
      isAnnounced = true;
      announce();
    };
    const timer = setTimeout(finish, PASSWORD_CHANGED_MS);
    return () => {
      clearTimeout(timer);
      // Closed earlier: nobody works on under a password that is no more.
      finish();
    };
  }, [phase]);

  return {
    settings: useObservable(settings),
    phase,
    failure: failure === undefined ? '' : errors.text(failure),
    forgetFailure: () => setFailure(undefined),
    async send(change, isAllowed) {
      setFailure(undefined);
      setPhase('sending');
      try {
        const local = await settings.load();
        if (!isAllowed(local)) return setPhase('editing');
        await changePassword(change, api, local);
        return setPhase('changed');
      } catch (error) {
        setFailure(error);
        return setPhase('editing');
      }
    },
  };
}
