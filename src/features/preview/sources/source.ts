import type { Disposable } from '@/common/disposable';
import type { Peer, SourceKind } from '../pairing/pairing';

export interface SourceListener {
  message(peer: Peer, data: unknown): void;
  /** The connection of the peer is closed. */
  lost(peer: Peer): void;
}

/** A source of messages. It names the peer and does not read the messages. */
export interface Source {
  readonly kind: SourceKind;
  /** The desktop shell provides it, or the playground around this window, so it needs no pairing code. */
  readonly isTrusted: boolean;
  /** Listens until it is disposed. */
  start(listener: SourceListener): Disposable;
}
