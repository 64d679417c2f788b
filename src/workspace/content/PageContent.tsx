import type { PageViewProps } from '@/engine';
import { lazyPiece } from '../light-ui/lazyPiece';
import { nativeScreen } from '../navigation/nativeScreens';
import { folderKeyOf } from '../navigation/pagePath';
import type { Target } from '../navigation/pagePath';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { loadSubApps } from '../sub-apps/loadSubApps';
import { ContentBoundary } from './ContentBoundary';
import { EmptyHome } from './EmptyHome';
import { HostScreen } from './HostScreen';
import { NotFound } from './NotFound';
import { ProtocolPage } from './ProtocolPage';

const SubAppView = lazyPiece(async () => (await loadSubApps()).SubAppView, 'workspace');

const PageSwitch = lazyPiece(async () => (await import('../page-switch/PageSwitch')).PageSwitch, 'workspace');

export interface PageContentProps extends Pick<PageViewProps, 'host' | 'chrome' | 'status' | 'onTitle'> {
  target: Target;
  viewId: string;
}

/** What a path shows: a protocol page, the pages of a folder, a screen of a sub-app or of the host, or a word about what is missing. */
export function PageContent({ target, viewId, ...page }: PageContentProps) {
  const { portal } = useWorkspace();
  if (target.kind === 'home') return <EmptyHome />;
  const protocolPage = (pageCode: string, linkParam?: Record<string, unknown>) => (
    <ContentBoundary>
      <ProtocolPage pageCode={pageCode} linkParam={linkParam} {...page} />
    </ContentBoundary>
  );
  if (target.kind === 'page') {
    const folderKey = folderKeyOf(target.pageCode);
    if (folderKey === undefined) return protocolPage(target.pageCode, target.linkParam);
    return <PageSwitch folderKey={folderKey} linkParam={target.linkParam} viewId={viewId} status={page.status} chrome={page.chrome} />;
  }
  const screen = nativeScreen(target.name);
  if (!screen) return <NotFound />;
  if (screen.pageCode !== undefined) return protocolPage(screen.pageCode);
  if (screen.app) return <SubAppView app={screen.app} route={target.route} viewId={viewId} portal={portal} />;
  return (
    <ContentBoundary>
      <HostScreen name={screen.host} title={screen.title} chrome={page.chrome} />
    </ContentBoundary>
  );
}
