import { nullish, number, object, optional, picklist, unknown } from 'valibot';
import type { Http } from '../http/http';
import { read, looseString } from '@/common/schemas';
import { toLoginAnswer } from './auth';
import type { LoginAnswer } from './auth';

/** A code that signs a person in when a phone scans it. */
export interface QrCode {
  id: string;
  /** The text that the image encodes. */
  content: string;
  /** Lifetime in milliseconds. */
  livesMs: number;
}

/** The state of a code, as the server reports it. */
export type QrCodeState =
  | { kind: 'waiting' | 'expired' | 'cancelled' }
  | { kind: 'scanned'; userName: string }
  | { kind: 'confirmed'; answer: LoginAnswer };

const codeSchema = object({ qrcodeid: looseString, content: looseString, expiresin: number() });

export async function qrCode(http: Http): Promise<QrCode> {
  const { qrcodeid, content, expiresin } = read(codeSchema, await http.post('/api/auth/qrcode'));
  return { id: qrcodeid, content, livesMs: expiresin };
}

const stateSchema = object({
  state: picklist(['waiting', 'scanned', 'confirmed', 'cancelled', 'expired']),
  username: nullish(looseString, ''),
  login: optional(unknown()),
});

export async function qrCodeState(http: Http, id: string, signal?: AbortSignal): Promise<QrCodeState> {
  const answer = read(
    stateSchema,
    await http.get('/api/auth/qrcodestate', { qrcodeid: id }, { signal, isRead: false }),
  );
  const { state, username, login } = answer;
  if (state === 'scanned') return { kind: 'scanned', userName: username };
  if (state === 'confirmed') return { kind: 'confirmed', answer: toLoginAnswer(login) };
  return { kind: state };
}
