import { malformed, businessError } from '../apiError';
import type { Account } from './account';
import type { QrCodes } from './qrCodes';

export const PHONE_ACTIONS = ['scan', 'confirm', 'cancel'] as const;

export interface PhoneAction {
  action: (typeof PHONE_ACTIONS)[number];
  /** Empty: the newest open code. */
  qrCodeId: string;
  /** The owner of the phone. Empty: the account that scanned the code, else the first account. */
  username: string;
}

interface PhoneContext {
  accounts: readonly Account[];
  qrCodes: QrCodes;
}

/** Performs an action of the mock phone. Confirming a code that was not scanned scans it as well. */
export function actOnPhone({ accounts, qrCodes }: PhoneContext, { action, qrCodeId, username }: PhoneAction): void {
  const id = qrCodeId || qrCodes.open()[0]?.id;
  if (!id) throw businessError('login.qrcode_invalid');
  const scannedBy = qrCodes.find(id).account;
  const account = username ? accounts.find((known) => known.username === username) : (scannedBy ?? accounts[0]);
  if (!account) throw malformed('username');
  if (action === 'cancel') qrCodes.cancel(id);
  else qrCodes[action](id, account);
}
