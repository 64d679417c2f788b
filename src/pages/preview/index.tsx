import { useLocation } from '@umijs/max';
import { useState } from 'react';
import { browserEnvironment } from '@/features/preview/browserEnvironment';
import { PreviewOff } from '@/features/preview/PreviewOff';
import type { PreviewScreenProps } from '@/features/preview/PreviewScreen';
import type { Services } from '@/services';
import { lazyScreen } from '@/app-context/lazyScreen';

/** Reads the configuration first: the preview opens only when it is allowed. */
async function loadScreen({ settings }: Services) {
  const { isPreviewOn } = await settings.load();
  if (!isPreviewOn) return PreviewOff;
  const { loadPreview, printTool } = await import(/* webpackChunkName: "p__workspace__index" */ '../workspace');
  const { PreviewScreen: Screen } = await loadPreview();
  return function PreviewWithPrint(props: Omit<PreviewScreenProps, 'print'>) {
    return <Screen {...props} print={printTool} />;
  };
}

const PreviewScreen = lazyScreen(loadScreen, ['workspace', 'preview']);

/** `/preview`: shows pages that other programs send. */
export default function PreviewPage() {
  const { search } = useLocation();
  const [environment] = useState(browserEnvironment);
  return <PreviewScreen key={search} environment={environment} search={search} />;
}
