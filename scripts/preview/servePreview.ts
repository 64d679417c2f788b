import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { isAllowedOrigin } from './isAllowedOrigin';

export interface PreviewServer {
  readonly port: number;
  /** To all previews that are connected. */
  send(message: string): void;
  stop(): void;
}

export interface PreviewServerOptions {
  /** 0 takes a free one. */
  port: number;
  /** Address of the product. */
  at: string;
  /** What a preview is told first, so that it listens. */
  key: string;
  /** What is sent to a preview that connects; undefined when there is nothing yet. */
  current(): string | undefined;
  onConnected(): void;
}

const FORBIDDEN = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n';

/** A websocket on this machine alone, for previews that pages of this machine show. */
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
