import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

export interface PreviewServer {
  readonly port: number;
  /** Sends to all connected previews. */
  send(message: string): void;
  stop(): void;
}

export interface PreviewServerOptions {
  /** 0 picks a free port. */
  port: number;
  /** Origin of the product. */
  at: string;
  /** The pairing key, sent first to each preview. */
  key: string;
  /** The current message for a new preview; undefined before the first one. */
  current(): string | undefined;
  onConnected(): void;
}

const FORBIDDEN = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * True for pages of this machine and for the origin of `--at`. A request without origin does not come from a browser.
 */
function isAllowedOrigin(origin: string | undefined, at: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return LOCAL_HOSTS.includes(new URL(origin).hostname) || origin === new URL(at).origin;
}

/** Starts a websocket server on the loopback address for previews on this machine. */
export async function servePreview({
  port,
  at,
  key,
  current,
  onConnected,
}: PreviewServerOptions): Promise<PreviewServer> {
  const server = createServer((_request, response) => response.writeHead(426).end());
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (!isAllowedOrigin(request.headers.origin, at)) {
      socket.end(FORBIDDEN);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('error', () => client.terminate());
      client.send(JSON.stringify({ type: 'pair', key }));
      const message = current();
      if (message !== undefined) client.send(message);
      onConnected();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    send: (message) => sockets.clients.forEach((client) => client.send(message)),
    stop() {
      sockets.clients.forEach((client) => client.terminate());
      sockets.close();
      server.close();
    },
  };
}
