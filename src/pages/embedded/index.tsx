import { Navigate } from '@umijs/max';
import { useEffect, useState } from 'react';
import { lazyScreen } from '@/app-context/lazyScreen';
import { useServices } from '@/app-context/services';
import type { Embedding } from '@/features/embedding/portal/createEmbedding';
import { useEmbedding } from '@/features/embedding/portal/lazyEmbedding';

const EmbeddedScreen = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "embedding" */ '@/features/embedding/portal/EmbeddedScreen')).EmbeddedScreen,
  'account',
);

/**
 * `/login` in a partner's page, and each other screen before the workspace: connects with the partner's page, and stands
 * for the sign-in screen. A person who is signed in goes on.
 */
export default function EmbeddedPage() {
  const { log, session } = useServices();
  const lazy = useEmbedding();
  const [embedding, setEmbedding] = useState<Embedding>();
  useEffect(() => {
    lazy
      ?.load()
      .then(setEmbedding)
      .catch((error: unknown) => log({ level: 'error', source: 'embedding', message: 'Not loaded', error }));
  }, [lazy, log]);
  if (session.get()) return <Navigate to="/" replace />;
  return embedding && <EmbeddedScreen embedding={embedding} />;
}
