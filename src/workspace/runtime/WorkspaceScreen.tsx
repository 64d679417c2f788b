import { useEffect } from 'react';
import { useTranslate } from '@/app-context/services';
import { useObservable } from '@/ui/useObservable';
import { Dialogs } from '../dialogs/Dialogs';
import { MountedPagesLayer } from '../engine-host/MountedPagesLayer';
import { layersOver } from '../layers/layerStack';
import { WindowTitle } from '../layout/WindowTitle';
import { WorkspaceLayout } from '../layout/WorkspaceLayout';
import { LiveRegion } from '../notices/LiveRegion';
import { reserveNotices } from '../notices/reserveNotices';
import { OverlaysLayer } from '../overlays/OverlaysLayer';
import { PaletteLayer } from '../palette/PaletteLayer';
import { useWorkspaceState } from '../store/workspaceStore';
import { TabBar } from '../tabs/TabBar';
import { TabPanels } from '../tabs/TabPanels';
import { useNotices, usePageRuntime } from './contexts';
import styles from './WorkspaceScreen.module.css';

const CONTENT_ID = 'workspace-content';

/** Everything of the workspace that is on screen. */
export function WorkspaceScreen() {
  const { liveText } = useNotices();
  const { overlays } = usePageRuntime();
  const hasOverlays = useObservable(overlays).length > 0;
  const chrome = useWorkspaceState(({ layout }) => layout.chrome);
  const isTabMode = useWorkspaceState(({ layout }) => layout.isTabMode);
  const isOwnWindow = useWorkspaceState(({ layout }) => layout.isOwnWindow);
  const hasDialogs = useWorkspaceState(({ layers }) => layersOver(layers, null).length > 0);
  const isPaletteOpen = useWorkspaceState(({ palette }) => palette.isOpen);
  const isSwitching = useWorkspaceState(({ account }) => account.isSwitching);

  useEffect(() => reserveNotices(window), []);

  const pages = (
    <>
      {isTabMode && chrome !== 'none' && <TabBar />}
      <div id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <TabPanels />
      </div>
    </>
  );
  return (
    <>
      <div
        className={styles.screen}
        inert={hasDialogs || hasOverlays || isPaletteOpen || isSwitching}
        aria-busy={isSwitching}
      >
        {chrome === 'full' ? (
          <>
            <SkipLink targetId={CONTENT_ID} />
            <WorkspaceLayout>{pages}</WorkspaceLayout>
          </>
        ) : (
          <main className={styles.bare}>{pages}</main>
        )}
      </div>
      {isOwnWindow && <WindowTitle />}
      <LiveRegion text={liveText} />
      {hasDialogs && <Dialogs />}
      {chrome === 'full' && <PaletteLayer contentId={CONTENT_ID} />}
      <MountedPagesLayer />
      <OverlaysLayer overlays={overlays} />
    </>
  );
}

/** The first tab stop: skips header and menu. A button, because a hash link would change the route. */
function SkipLink({ targetId }: { targetId: string }) {
  const t = useTranslate();
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById(targetId)?.focus()}>
      {t('workspace.skip')}
    </button>
  );
}
