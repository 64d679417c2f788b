import { PREVIEW } from '@/common/constants/preview';
import type { Pairing, SourceKind } from '../pairing/pairing';

/** The connection as the banner shows it: the key of a text and its parameters. */
export interface Connection {
  readonly state: 'waiting' | 'connected' | 'lost' | 'ended';
  readonly kind?: SourceKind;
  /** The name of the peer. */
  readonly name?: string;
  /** The source was given up after wrong codes, not disconnected by the person. */
  readonly isGuessed?: boolean;
}

export function connectionOf({ paired, ended, wrongTries }: Pairing): Connection {
  if (paired)
    return { state: paired.isConnected ? 'connected' : 'lost', kind: paired.peer.kind, name: paired.peer.name };
  const [kind] = ended;
  if (kind === undefined) return { state: 'waiting' };
  return { state: 'ended', kind, isGuessed: (wrongTries[kind] ?? 0) >= PREVIEW.maxWrongTries };
}
