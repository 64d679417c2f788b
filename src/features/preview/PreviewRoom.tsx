import { App } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useObservable } from '@/ui/useObservable';
import { ContentBoundary } from '@/workspace/content/ContentBoundary';
import { PageSkeleton } from '@/workspace/content/PageSkeleton';
import { LiveRegion } from '@/workspace/notices/LiveRegion';
import { useServices } from '@/app-context/useServices';
import { useTranslate } from '@/app-context/useTranslate';
import type { Theme } from '@/workspace/theme/createTheme';
import { createRoom } from './createRoom';
import { PreviewContext, useRoom } from './PreviewContext';
import styles from './PreviewRoom.module.css';
import type { PreviewScreenProps } from './PreviewScreen';
import { Banner } from './screen/Banner';
import { EmptyPreview } from './screen/EmptyPreview';
import { OpenedPagesLayer } from './screen/OpenedPagesLayer';
import { SentPageView } from './screen/SentPageView';

const PlaygroundScreen = lazy(() =>
  import(/* webpackChunkName: "playground" */ './playground/PlaygroundScreen').then((piece) => ({
    default: piece.PlaygroundScreen,
  })),
);

/** The banner, and below it the page that was sent last, or one that is being written. */
export function PreviewRoom({ environment, search, theme }: PreviewScreenProps & { theme: Theme }) {
  const services = useServices();
  const t = useTranslate();
  const antd = App.useApp();
  const [room] = useState(() => createRoom({ services, antd, environment, search }));
  const isWriting = useObservable(room.mode) === 'editor';

  useEffect(() => room.start(), [room]);
  useEffect(() => {
    document.title = t('preview.title');
  }, [t]);

  return (
    <PreviewContext value={room}>
      <div className={styles.screen}>
        <Banner theme={theme} />
        <main className={styles.main} tabIndex={isWriting ? -1 : 0}>
          {isWriting ? <Playground /> : <LastPage />}
        </main>
      </div>
      <OpenedPagesLayer />
      <LiveRegion text={room.notices.liveText} />
    </PreviewContext>
  );
}

function Playground() {
  return (
    <ContentBoundary>
      <Suspense fallback={<PageSkeleton chrome="page" />}>
        <PlaygroundScreen />
      </Suspense>
    </ContentBoundary>
  );
}

function LastPage() {
  const t = useTranslate();
  const { preview, notices } = useRoom();
  const page = useObservable(preview.page);
  return page ? (
    <SentPageView key={page.number} page={page} onClose={() => notices.info(t('preview.closes'))} chrome="page" />
  ) : (
    <EmptyPreview />
  );
}
