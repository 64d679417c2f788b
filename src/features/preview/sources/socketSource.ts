import { SOCKET_RETRY_MS } from '@/common/constants/preview';
import type { Peer } from '../pairing/pairing';
import type { Source } from './source';

/** The parts of a WebSocket that the source uses. */
export type Socket = Pick<WebSocket, 'addEventListener' | 'close'>;

export interface SocketSourceDeps {
  port: number;
  open(address: string): Socket;
  /** Returns a function that cancels the call. */
  later(run: () => void, delayMs: number): () => void;
}

/** The socket of a program on this machine. It reconnects after growing pauses. */
export function socketSource({ port, open, later }: SocketSourceDeps): Source {
  let connections = 0;
  return {
    kind: 'socket',
    isTrusted: false,
    start({ message, lost }) {
      let isStopped = false;
      let failures = 0;
      let socket: Socket | undefined;
      let cancelRetry = () => {};

      const connect = () => {
        connections += 1;
        const peer: Peer = { kind: 'socket', id: `socket:${connections}`, name: `127.0.0.1:${port}` };
        const opened = open(`ws://127.0.0.1:${port}`);
        socket = opened;
        opened.addEventListener('message', ({ data }) => {
          if (isStopped) return;
          failures = 0;
          message(peer, data);
        });
        opened.addEventListener('close', () => {
          if (isStopped) return;
          lost(peer);
          const delay = SOCKET_RETRY_MS[Math.min(failures, SOCKET_RETRY_MS.length - 1)];
          failures += 1;
          cancelRetry = later(connect, delay as number);
        });
      };

      connect();
      return () => {
        isStopped = true;
        cancelRetry();
        socket?.close();
      };
    },
  };
}
