import { useLocation } from '@umijs/max';
import { useState } from 'react';
import { browserEnvironment } from '@/features/preview/browserEnvironment';
import { lazyPiece } from '@/workspace/light-ui/lazyPiece';

async function loadScreen() {
  const { loadPreview } = await import(/* webpackChunkName: "p__workspace__index" */ '../workspace');
  return (await loadPreview()).PreviewScreen;
}

const PreviewScreen = lazyPiece(loadScreen, 'preview');

/** `/preview`: pages that are sent from outside. */
export default function PreviewPage() {
  const { search } = useLocation();
  const [environment] = useState(browserEnvironment);
  return <PreviewScreen key={search} environment={environment} search={search} />;
}
