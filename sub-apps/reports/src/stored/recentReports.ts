import type { PortalPreferences } from '@atrium/portal/contract/portal';
import { storeCodes, storedCodes } from './useStoredCodes';
import type { StoredList } from './useStoredCodes';

/** More than the list shows, because another position of the account may see other reports. */
export const RECENT_REPORTS: StoredList = { key: 'reports.recent', limit: 24 };

/** How many recently opened reports the list shows. */
export const SHOWN_RECENT = 8;

/** Puts a report that was opened in front of the recently opened ones. */
export function rememberRecentReport(preferences: PortalPreferences, reportCode: string): void {
  storeCodes(preferences, RECENT_REPORTS, [reportCode, ...storedCodes(preferences, RECENT_REPORTS)]);
}
