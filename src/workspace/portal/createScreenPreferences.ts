import type { Observable } from '@/common/store';
import type { PortalPreferences } from '@/portal/contract/portal';
import type { Records, Session } from '@/services';

/** Stores the display preferences of native screens. All positions of the account share them. */
export function createScreenPreferences(records: Records, session: Observable<Session | undefined>): PortalPreferences {
  const keyOf = (key: string) => {
    const { tenantCode = '', accountCode = '' } = session.get()?.user ?? {};
    return `atrium.screens.${[tenantCode, accountCode].map(encodeURIComponent).join('/')}/${key}`;
  };
  return {
    get: (key) => records.read(keyOf(key)),
    set(key, value) {
      if (value === undefined) records.remove(keyOf(key));
      else records.write(keyOf(key), value);
    },
  };
}
