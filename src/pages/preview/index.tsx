import { useLocation } from '@umijs/max';
import { useState } from 'react';
import { browserEnvironment } from '@/features/preview/browserEnvironment';
import { PreviewOff } from '@/features/preview/PreviewOff';
import type { Services } from '@/services';
import { lazyScreen } from '@/app-context/lazyScreen';
import type { PrintTool } from '@/workspace/overlays/tools';

/** Reads the configuration first: the preview opens only when it is allowed. */
async function loadScreen({ settings }: Services) {
  const { isPreviewOn } = await settings.load();
  if (!isPreviewOn) return PreviewOff;
  const { loadPreview } = await import(/* webpackChunkName: "p__workspace__index" */ '../workspace');
  return (await loadPreview()).PreviewScreen;
}

const PreviewScreen = lazyScreen(loadScreen, ['workspace', 'preview']);

/** Printing, which is fetched with the first print. */
const printTool: PrintTool = async (request, deps) => {
  const { printPage } = await import(/* webpackChunkName: "printing" */ '@/features/printing/printPage');
  return printPage(request, deps);
};

/** `/preview`: shows pages that other programs send. */
export default function PreviewPage() {
  const { search } = useLocation();
  const [environment] = useState(browserEnvironment);
  return <PreviewScreen key={search} environment={environment} search={search} print={printTool} />;
}
