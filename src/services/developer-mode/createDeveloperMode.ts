import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { createEmitter } from '@/common/emitter';
import type { Observable } from '@/common/store';
import type { Session } from '../session/session';
import type { Records } from '../storage/records';

/** Whether a person has turned developer mode on in this browser: calls then carry the header `debug` (shell spec §7). */
export interface DeveloperMode extends Observable<boolean> {
  /** Takes effect with the next call. */
  set(isOn: boolean): void;
}

const personOf = (session: Session | undefined) => session && `${session.user.tenantCode}/${session.user.accountCode}`;

/** Stored in this browser. It ends when its person signs out, so that the next one does not inherit it. */
export function createDeveloperMode(records: Records, session: Observable<Session | undefined>): DeveloperMode {
  const changed = createEmitter();
  const mode: DeveloperMode = {
    get: () => records.read(STORAGE_KEYS.devMode) === true,
    subscribe: changed.subscribe,
    set(isOn) {
      if (isOn) records.write(STORAGE_KEYS.devMode, true);
      else records.remove(STORAGE_KEYS.devMode);
      changed.emit();
    },
  };
  let person = personOf(session.get());
  session.subscribe(() => {
    const before = person;
    person = personOf(session.get());
    if (before !== undefined && before !== person && mode.get()) mode.set(false);
  });
  return mode;
}
