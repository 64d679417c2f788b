import type { Target } from '@/routes/destination';
import { lazyScreen } from '@/app-context/lazyScreen';
import { useTranslate } from '@/app-context/services';
import { StateNote } from '@/ui/StateNote';
import { usePageRuntime, useSubApps } from '../runtime/contexts';
import { SubAppView } from '../sub-apps/SubAppView';
import { ContentBoundary } from './ContentBoundary';
import { HostScreen } from './HostScreen';
import { NotFound } from './NotFound';
import { useLoadedAtOnce } from './useLoadedAtOnce';
import { ProtocolPage } from './ProtocolPage';
import type { ProtocolPageProps } from './ProtocolPage';

const PageSwitch = lazyScreen(async () => (await import('../page-switch/PageSwitch')).PageSwitch, 'workspace');

export interface PageContentProps extends Omit<ProtocolPageProps, 'pageCode' | 'linkParam' | 'status'> {
  target: Target;
}

/**
 * Renders a target: a protocol page, the pages of a folder, a screen of a sub-app or of the host, or a note without
 * one.
 */
export function PageContent({ target, frame, ...page }: PageContentProps) {
  const { portals } = useSubApps();
  const { shapes } = usePageRuntime().source;
  switch (target.kind) {
    case 'home':
      return <EmptyHome onLoaded={page.onLoaded} />;
    case 'notFound':
      return <NotFound {...target} />;
    case 'app':
      return (
        <ContentBoundary>
          <SubAppView
            app={target.app}
            route={target.route}
            viewId={frame.pageId}
            portals={portals}
            shapes={shapes}
            onLoaded={page.onLoaded}
          />
        </ContentBoundary>
      );
    case 'page': {
      const { pageCode, linkParam, status } = target;
      return (
        <ContentBoundary>
          <ProtocolPage
            frame={frame}
            pageCode={pageCode}
            linkParam={linkParam}
            {...(status === undefined ? {} : { status })}
            {...page}
          />
        </ContentBoundary>
      );
    }
    case 'folder': {
      const { folderKey, linkParam, status } = target;
      return (
        <ContentBoundary>
          <PageSwitch
            folderKey={folderKey}
            linkParam={linkParam}
            {...(status === undefined ? {} : { status })}
            frame={frame}
            chrome={page.chrome}
            {...(page.onLoaded && { onLoaded: page.onLoaded })}
          />
        </ContentBoundary>
      );
    }
    case 'host':
      return (
        <ContentBoundary>
          <HostScreen
            name={target.screen}
            title={target.title}
            chrome={page.chrome}
            pageId={frame.pageId}
            onLoaded={page.onLoaded}
          />
        </ContentBoundary>
      );
  }
}

/** The home page of a position whose menu contains no page. */
function EmptyHome({ onLoaded }: Pick<PageContentProps, 'onLoaded'>) {
  const t = useTranslate();
  useLoadedAtOnce(onLoaded);
  return <StateNote isWholePage title={t('workspace.empty.title')} hint={t('workspace.empty.hint')} />;
}
