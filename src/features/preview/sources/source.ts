import type { Disposable } from '@/common/disposable';
import type { Peer, SourceKind } from '../pairing/pairing';

export interface SourceListener {
  message(peer: Peer, data: unknown): void;
  /** The peer can send nothing more. */
  lost(peer: Peer): void;
}

/** A way in. It knows who speaks, and nothing of what is said. */
export interface Source {
  readonly kind: SourceKind;
  /** Whether the shell itself put it there. */
  readonly isTrusted: boolean;
  /** Listens until it is disposed. */
  start(listener: SourceListener): Disposable;
}
