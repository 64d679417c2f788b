import { App } from 'antd';
import { useEffect, useState } from 'react';
import { useDocumentTitle } from '@/app-context/followDocument';
import { lazyComponent } from '@/ui/lazyComponent';
import { useObservable } from '@/ui/useObservable';
import { ContentBoundary } from '@/workspace/content/ContentBoundary';
import { PageSkeleton } from '@/workspace/content/PageSkeleton';
import { OverlaysLayer } from '@/workspace/overlays/OverlaysLayer';
import { reserveNotices } from '@/workspace/notices/reserveNotices';
import { LiveRegion } from '@/workspace/notices/LiveRegion';
import { useServices, useTranslate } from '@/app-context/services';
import type { Theme } from '@/workspace/theme/createTheme';
import type { PreviewEnvironment } from './environment';
import { createPreviewRuntime, PreviewContext, usePreviewRuntime } from './createPreviewRuntime';
import type { PreviewRuntimeDeps } from './createPreviewRuntime';
import styles from './PreviewLayout.module.css';
import { PageProblems } from './problems/PageProblems';
import { Banner } from './screen/Banner';
import { FramedPreview } from './devices/FramedPreview';
import { EmptyPreview } from './screen/EmptyPreview';
import { LastPage } from './screen/LastPage';
import { OpenedPagesLayer } from './screen/OpenedPagesLayer';

const PlaygroundScreen = lazyComponent(
  async () => (await import(/* webpackChunkName: "playground" */ './playground/PlaygroundScreen')).PlaygroundScreen,
  <PageSkeleton chrome="page" />,
);

const CapsuleScreen = lazyComponent(
  async () => (await import(/* webpackChunkName: "capsule" */ './capsule/CapsuleScreen')).CapsuleScreen,
  <PageSkeleton chrome="page" />,
);

export interface PreviewLayoutProps extends Pick<PreviewRuntimeDeps, 'print'> {
  environment: PreviewEnvironment;
  /** The query of the address with port and key. */
  search: string;
  theme: Theme;
}

/** The banner, and below it the last page that was sent, or the playground. In a frame of the playground: the page. */
export function PreviewLayout({ environment, search, print, theme }: PreviewLayoutProps) {
  const services = useServices();
  const t = useTranslate();
  const antd = App.useApp();
  const [runtime] = useState(() => createPreviewRuntime({ services, antd, print, environment, search }));
  const { isFramed } = runtime.address;
  const isWriting = useObservable(runtime.mode) === 'editor';

  useEffect(() => runtime.start(), [runtime]);
  useEffect(() => reserveNotices(window), []);
  useDocumentTitle(t('preview.title'));

  return (
    <PreviewContext value={runtime}>
      <div className={styles.screen}>
        {!isFramed && <Banner theme={theme} />}
        <main className={styles.main} tabIndex={isWriting ? -1 : 0}>
          {isFramed && <FramedPreview theme={theme} />}
          {!isFramed && isWriting && (
            <ContentBoundary>
              <PlaygroundScreen theme={theme} />
            </ContentBoundary>
          )}
          {!isFramed && !isWriting && (
            <>
              <PageProblems />
              <SentPages />
            </>
          )}
        </main>
      </div>
      <OpenedPagesLayer />
      <OverlaysLayer overlays={runtime.overlays} />
      <LiveRegion text={runtime.notices.liveText} />
    </PreviewContext>
  );
}

function SentPages() {
  const { preview, capsule: opened, closeCapsule } = usePreviewRuntime();
  const page = useObservable(preview.page);
  const capsule = useObservable(opened);
  if (capsule)
    return (
      <ContentBoundary>
        {/* Another report begins anew. */}
        <CapsuleScreen key={capsule.madeAt} capsule={capsule} onClose={closeCapsule} />
      </ContentBoundary>
    );
  return page ? <LastPage page={page} /> : <EmptyPreview />;
}
