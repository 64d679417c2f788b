import { malformed, refused } from '../refusal';
import type { Account } from './account';
import type { QrCodes } from './qrCodes';

export const PHONE_ACTIONS = ['scan', 'confirm', 'cancel'] as const;

export interface PhoneAction {
  action: (typeof PHONE_ACTIONS)[number];
  /** The newest open code when none is named. */
  qrCodeId: string;
  /** Whose phone it is: when nobody is named, of who has scanned the code, else of the first account. */
  username: string;
}

interface PhoneWorld {
  accounts: readonly Account[];
  qrCodes: QrCodes;
}

/** What somebody does with the pretend phone. Confirming a code that was not scanned scans it as well. */
export function actOnPhone({ accounts, qrCodes }: PhoneWorld, { action, qrCodeId, username }: PhoneAction): void {
  const id = qrCodeId || qrCodes.open()[0]?.id;
  if (!id) throw refused('login.qrcode_invalid');
  const scannedBy = qrCodes.find(id).account;
  const account = username ? accounts.find((known) => known.username === username) : (scannedBy ?? accounts[0]);
  if (!account) throw malformed('username');
  if (action === 'cancel') qrCodes.cancel(id);
  else qrCodes[action](id, account);
}
