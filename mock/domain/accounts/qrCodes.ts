import type { Random } from '../random';
import { businessError } from '../apiError';
import type { Account } from './account';
import { requireUnlocked } from './account';

const ID_LENGTH = 32;
export const QR_TTL_MS = 120_000;

export type QrState = 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired';

export interface QrCode {
  id: string;
  state: QrState;
  /** The account whose phone scanned it. */
  account?: Account;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** QR codes of the sign-in screen: scanned, confirmed on the phone, then valid for one sign-in. */
export function createQrCodes(random: Random, now: () => number) {
  const codes = new Map<string, QrCode>();
  let ttlMs = QR_TTL_MS;

  const find = (id: string): QrCode => {
    const code = codes.get(id);
    return code && code.expiresAt > now() ? code : { id, state: 'expired', expiresAt: 0 };
  };
  const findOpen = (id: string): QrCode => {
    const code = find(id);
    if (code.state !== 'waiting' && code.state !== 'scanned') throw businessError('login.qrcode_invalid');
    return code;
  };

  return {
    create(): { id: string; ttlMs: number } {
      const code: QrCode = { id: random.text(ID_LENGTH), state: 'waiting', expiresAt: now() + ttlMs };
      codes.set(code.id, code);
      return { id: code.id, ttlMs };
    },
    /** An unknown code counts as expired. */
    find: (id: string): Readonly<QrCode> => find(id),
    /** Codes that a phone can scan, confirm or cancel; newest first. */
    open: (): readonly Readonly<QrCode>[] =>
      [...codes.values()]
        .map(({ id }) => find(id))
        .filter(({ state }) => state === 'waiting' || state === 'scanned')
        .reverse(),
    scan(id: string, account: Account): void {
      Object.assign(findOpen(id), { state: 'scanned', account });
    },
    /** Restarts the lifetime, so that the browser has time to fetch its sign-in. */
    confirm(id: string, account: Account): void {
      const code = findOpen(id);
      requireUnlocked(account);
      Object.assign(code, { state: 'confirmed', account, expiresAt: now() + ttlMs });
    },
    cancel(id: string): void {
      findOpen(id).state = 'cancelled';
    },
    /** Invalidates the code after its sign-in. */
    spend: (id: string): void => void codes.delete(id),
    /** Sets the lifetime of future codes. */
    setTtl(milliseconds: number): void {
      ttlMs = milliseconds;
    },
  };
}
export type QrCodes = ReturnType<typeof createQrCodes>;
