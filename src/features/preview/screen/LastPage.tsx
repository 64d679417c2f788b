import { useTranslate } from '@/app-context/services';
import type { SentPage } from '../createPreview';
import { usePreviewRuntime } from '../createPreviewRuntime';
import { SentPageView } from './SentPageView';

/** The last valid page that was sent. */
export function LastPage({ page }: { page: SentPage }) {
  const t = useTranslate();
  const { notices } = usePreviewRuntime();
  return <SentPageView key={page.number} page={page} onClose={() => notices.info(t('preview.closes'))} chrome="page" />;
}
