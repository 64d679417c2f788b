import { PREVIEW } from '@/common/constants/preview';
import type { Pairing, SourceKind } from '../pairing/pairing';

/** What the banner says of the connection: the key of a text and what stands in it. */
export interface Connection {
  readonly state: 'waiting' | 'connected' | 'lost' | 'ended';
  readonly kind?: SourceKind;
  /** Of the peer. */
  readonly name?: string;
  /** Nobody is listened to because of wrong codes, not because the person wanted so. */
  readonly isGuessed?: boolean;
}

export function connectionOf({ paired, ended, wrongTries }: Pairing): Connection {
  if (paired)
    return { state: paired.isConnected ? 'connected' : 'lost', kind: paired.peer.kind, name: paired.peer.name };
  const [kind] = ended;
  if (kind === undefined) return { state: 'waiting' };
  return { state: 'ended', kind, isGuessed: (wrongTries[kind] ?? 0) >= PREVIEW.maxWrongTries };
}
