import { SOCKET_RETRY_MS } from '@/common/constants/preview';
import type { Peer } from '../pairing/pairing';
import type { Source } from './source';

/** The parts of a WebSocket that this needs. */
export type Socket = Pick<WebSocket, 'addEventListener' | 'close'>;

export interface SocketSourceDeps {
  port: number;
  open(address: string): Socket;
  /** Answers a function that forgets the call. */
  later(run: () => void, delayMs: number): () => void;
}

/** The socket of a tool on this very machine. When it is lost, it is asked for again, less and less often. */
export function socketSource({ port, open, later }: SocketSourceDeps): Source {
  let connections = 0;
  return {
    kind: 'socket',
    isTrusted: false,
    start({ message, lost }) {
      let isOver = false;
      let failures = 0;
      let socket: Socket | undefined;
      let forgetRetry = () => {};

      const connect = () => {
        connections += 1;
        const peer: Peer = { kind: 'socket', id: `socket:${connections}`, name: `127.0.0.1:${port}` };
        const opened = open(`ws://127.0.0.1:${port}`);
        socket = opened;
        opened.addEventListener('message', ({ data }) => {
          if (isOver) return;
          failures = 0;
          message(peer, data);
        });
        opened.addEventListener('close', () => {
          if (isOver) return;
          lost(peer);
          const delay = SOCKET_RETRY_MS[Math.min(failures, SOCKET_RETRY_MS.length - 1)];
          failures += 1;
          forgetRetry = later(connect, delay as number);
        });
      };

      connect();
      return () => {
        isOver = true;
        forgetRetry();
        socket?.close();
      };
    },
  };
}
