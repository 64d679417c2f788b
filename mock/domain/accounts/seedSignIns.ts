import { isoDay, TODAY } from '../calendar';
import type { Account } from './account';
import type { Sessions } from './sessions';

/** Each bound device of a seeded account is signed in, and was used yesterday. */
export function seedSignIns(sessions: Sessions, accounts: readonly Account[]): void {
  for (const account of accounts) {
    for (const { tenantCode, accountCode, devices } of account.memberships) {
      for (const { name, boundAt } of devices) {
        const seenAt = `${isoDay(TODAY - 1)}${boundAt.slice(10)}:00`;
        sessions.addPast(account, { tenantCode, accountCode }, { device: name, signedInAt: `${boundAt}:00`, seenAt });
      }
    }
  }
}
