import { history } from '@umijs/max';
import { createEmbedding } from '@/features/embedding/portal/createEmbedding';
import type { Embedding, EmbeddingDeps } from '@/features/embedding/portal/createEmbedding';
import type { LinkListener } from '@/features/sign-in/link/createLinkListener';
import { renewByLink } from '@/features/sign-in/link/renewByLink';
import type { Services } from '@/services';
import type { Environment } from '@/services/environment';

export interface ConnectParts {
  frame: EmbeddingDeps['frame'];
  services: Services;
  environment: Environment;
  linkListener: LinkListener;
}

/** The embedding, signed in by the flow of a link: its token reaches the listener from memory, not from the address. */
export function connectEmbedding({ frame, services, environment, linkListener }: ConnectParts): Embedding {
  return createEmbedding({
    frame,
    page: window,
    services,
    now: environment.now,
    signInByLink({ tokens, ...codes }, route, onFailed) {
      const link = { ...codes, userName: '', isRemembered: false };
      linkListener.begin({ tokens, link, host: '', partner: { onFailed } });
      // The page in front before a reload, or before the session has ended.
      const before = new URLSearchParams(history.location.search).get('redirect');
      history.replace(`/loading?redirect=${encodeURIComponent(before ?? route)}`);
    },
    renewByLink: ({ tokens }) => renewByLink(tokens, { services, environment }),
  });
}
