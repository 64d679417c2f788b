import { CONNECT, NONCE_PARAMETER } from '../wire';

/** The first message of the partner's page, not yet checked against the deployment's list of origins. */
export interface ConnectRequest {
  /** Exact origin of the partner's page, from the browser. */
  origin: string;
  data: unknown;
  port: MessagePort;
}

/** A frame in which `embed.js` shows the portal. */
export interface EmbeddedFrame {
  /** The nonce of the frame's address, which the partner's page must know. */
  nonce: string;
  /** Resolves with the first request of the partner's page; later ones are ignored. */
  request: Promise<ConnectRequest>;
}

interface FrameWindow extends Pick<Window, 'addEventListener' | 'location'> {
  parent: unknown;
}

const isConnect = (data: unknown, nonce: string) => {
  const { type, nonce: sent } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return type === CONNECT && sent === nonce;
};

/**
 * The frame, where the address has a nonce; undefined in a window of its own. It listens at once, because the partner's
 * page sends its request as soon as the frame has loaded.
 */
export function detectFrame(page: FrameWindow): EmbeddedFrame | undefined {
  const nonce = new URLSearchParams(page.location.search).get(NONCE_PARAMETER);
  if (!nonce || page.parent === page) return undefined;
  const request = new Promise<ConnectRequest>((resolve) => {
    page.addEventListener('message', ({ source, origin, data, ports: [port] }) => {
      if (source === page.parent && port && isConnect(data, nonce)) resolve({ origin, data, port });
    });
  });
  return { nonce, request };
}
