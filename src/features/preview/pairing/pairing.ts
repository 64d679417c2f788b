import { PREVIEW } from '@/common/constants/preview';

/** The ways in (business spec §2): a desktop bridge, a window that opened or holds this one, a local socket. */
export type SourceKind = 'desktop' | 'window' | 'socket';

/** Who speaks. A new connection, or another origin in the same window, is somebody else. */
export interface Peer {
  readonly kind: SourceKind;
  readonly id: string;
  /** What a person reads: an origin, or an address. */
  readonly name: string;
}

export interface Pairing {
  /** What is shown, and has to be sent by whoever wants to be listened to. */
  readonly code: string;
  /** The key that the address named; it stands for the code, for the socket alone. */
  readonly socketKey?: string;
  readonly paired?: { readonly peer: Peer; readonly isConnected: boolean };
  readonly wrongTries: Readonly<Partial<Record<SourceKind, number>>>;
  /** Ways in that nobody listens to, until a person asks for a new code. */
  readonly ended: readonly SourceKind[];
}

export type PairingEvent =
  /** Sent by a peer that wants to be listened to. */
  | { readonly type: 'pair'; readonly peer: Peer; readonly key: string }
  /** From a peer that needs no key: the shell put it there. */
  | { readonly type: 'trusted'; readonly peer: Peer }
  | { readonly type: 'lost'; readonly peer: Peer }
  /** By the person. Both come with the code that holds from now on. */
  | { readonly type: 'disconnect'; readonly code: string }
  | { readonly type: 'newCode'; readonly code: string };

/** One source is listened to at a time; after its connection was lost only the same way in may take its place. */
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

/** Who may be listened to. Nothing that a peer sends before it is paired has any other effect than this. */
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

/** Whether this very peer is the one that is listened to. */
export const isPaired = ({ paired }: Pairing, peer: Peer): boolean =>
  paired !== undefined && paired.isConnected && paired.peer.id === peer.id;
