import { App } from 'antd';
import { useEffect, useState } from 'react';
import { useDocumentTitle } from '@/app-context/followDocument';
import { lazyComponent } from '@/ui/lazyComponent';
import { useObservable } from '@/ui/useObservable';
import { ContentBoundary } from '@/workspace/content/ContentBoundary';
import { PageSkeleton } from '@/workspace/content/PageSkeleton';
import { LiveRegion } from '@/workspace/notices/LiveRegion';
import { useServices, useTranslate } from '@/app-context/services';
import type { Theme } from '@/workspace/theme/createTheme';
import type { PreviewEnvironment } from './environment';
import { createPreviewRuntime, PreviewContext, usePreviewRuntime } from './createPreviewRuntime';
import styles from './PreviewLayout.module.css';
import { PageProblems } from './problems/PageProblems';
import { Banner } from './screen/Banner';
import { EmptyPreview } from './screen/EmptyPreview';
import { OpenedPagesLayer } from './screen/OpenedPagesLayer';
import { SentPageView } from './screen/SentPageView';

const PlaygroundScreen = lazyComponent(
  async () => (await import(/* webpackChunkName: "playground" */ './playground/PlaygroundScreen')).PlaygroundScreen,
  <PageSkeleton chrome="page" />,
);

export interface PreviewLayoutProps {
  environment: PreviewEnvironment;
  /** The query of the address with port and key. */
  search: string;
  theme: Theme;
}

/** The banner, and below it the last page that was sent, or the playground. */
export function PreviewLayout({ environment, search, theme }: PreviewLayoutProps) {
  const services = useServices();
  const t = useTranslate();
  const antd = App.useApp();
  const [runtime] = useState(() => createPreviewRuntime({ services, antd, environment, search }));
  const isWriting = useObservable(runtime.mode) === 'editor';

  useEffect(() => runtime.start(), [runtime]);
  useDocumentTitle(t('preview.title'));

  return (
    <PreviewContext value={runtime}>
      <div className={styles.screen}>
        <Banner theme={theme} />
        <main className={styles.main} tabIndex={isWriting ? -1 : 0}>
          {isWriting ? (
            <ContentBoundary>
              <PlaygroundScreen />
            </ContentBoundary>
          ) : (
            <>
              <PageProblems />
              <LastPage />
            </>
          )}
        </main>
      </div>
      <OpenedPagesLayer />
      <LiveRegion text={runtime.notices.liveText} />
    </PreviewContext>
  );
}

function LastPage() {
  const t = useTranslate();
  const { preview, notices } = usePreviewRuntime();
  const page = useObservable(preview.page);
  return page ? (
    <SentPageView key={page.number} page={page} onClose={() => notices.info(t('preview.closes'))} chrome="page" />
  ) : (
    <EmptyPreview />
  );
}
