import { memo, useMemo } from 'react';
import { useNavigation } from '../runtime/contexts';
import { PageContent } from './PageContent';
import type { PageContentProps } from './PageContent';

export interface ViewContentProps extends Omit<PageContentProps, 'frame'> {
  /** The tab or layer. */
  viewId: string;
}

/** The page of a tab or layer, which closes itself through the navigation. */
export const ViewContent = memo(function ViewContent({ viewId, ...page }: ViewContentProps) {
  const { finish } = useNavigation();
  const frame = useMemo(() => ({ pageId: viewId, viewId, close: finish }), [finish, viewId]);
  return <PageContent frame={frame} {...page} />;
});
