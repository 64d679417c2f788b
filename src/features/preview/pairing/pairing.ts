import { PREVIEW } from '@/common/constants/preview';

/** The kinds of sources (business spec §2): a desktop bridge, an opener or parent window, a local socket. */
export type SourceKind = 'desktop' | 'window' | 'socket';

/** The sender of messages. A new connection, or another origin in the same window, is another peer. */
export interface Peer {
  readonly kind: SourceKind;
  readonly id: string;
  /** The name for the person: an origin, or an address. */
  readonly name: string;
}

export interface Pairing {
  /** The code that is shown; a peer must send it to be paired. */
  readonly code: string;
  /** The key of the address; the socket sends it instead of the code. */
  readonly socketKey?: string;
  readonly paired?: { readonly peer: Peer; readonly isConnected: boolean };
  readonly wrongTries: Readonly<Partial<Record<SourceKind, number>>>;
  /** Sources that are ignored until the person requests a new code. */
  readonly ended: readonly SourceKind[];
}

export type PairingEvent =
  /** A peer asks to be paired. */
  | { readonly type: 'pair'; readonly peer: Peer; readonly key: string }
  /** A peer that needs no key, because the desktop shell provides it. */
  | { readonly type: 'trusted'; readonly peer: Peer }
  | { readonly type: 'lost'; readonly peer: Peer }
  /** Actions of the person, with the next code. */
  | { readonly type: 'disconnect'; readonly code: string }
  | { readonly type: 'newCode'; readonly code: string };

/** One peer is paired at a time; after its connection was lost only a peer of the same kind may replace it. */
function isFree({ paired, ended }: Pairing, { kind }: Peer): boolean {
  if (ended.includes(kind)) return false;
  return !paired || (!paired.isConnected && paired.peer.kind === kind);
}

function withWrongTry(pairing: Pairing, { kind }: Peer): Pairing {
  const tries = (pairing.wrongTries[kind] ?? 0) + 1;
  const counted = { ...pairing, wrongTries: { ...pairing.wrongTries, [kind]: tries } };
  if (tries < PREVIEW.maxWrongTries) return counted;
  return { ...counted, paired: undefined, ended: [...pairing.ended, kind] };
}

const withPeer = (pairing: Pairing, peer: Peer): Pairing => ({
  ...pairing,
  paired: { peer, isConnected: true },
  wrongTries: { ...pairing.wrongTries, [peer.kind]: 0 },
});

/** The pairing as a pure state machine. A message of a peer that is not paired has no other effect. */
export function nextPairing(pairing: Pairing, event: PairingEvent): Pairing {
  switch (event.type) {
    case 'trusted':
      return isFree(pairing, event.peer) ? withPeer(pairing, event.peer) : pairing;
    case 'pair': {
      const { peer, key } = event;
      if (!isFree(pairing, peer)) return pairing;
      const expected = peer.kind === 'socket' ? (pairing.socketKey ?? pairing.code) : pairing.code;
      return key === expected ? withPeer(pairing, peer) : withWrongTry(pairing, peer);
    }
    case 'lost':
      return isPaired(pairing, event.peer) ? { ...pairing, paired: { peer: event.peer, isConnected: false } } : pairing;
    case 'disconnect':
      if (!pairing.paired) return pairing;
      return { ...pairing, code: event.code, paired: undefined, ended: [...pairing.ended, pairing.paired.peer.kind] };
    case 'newCode':
      return { ...pairing, code: event.code, wrongTries: {}, ended: [] };
  }
}

/** Whether this peer is paired and connected. */
export const isPaired = ({ paired }: Pairing, peer: Peer): boolean =>
  paired !== undefined && paired.isConnected && paired.peer.id === peer.id;
