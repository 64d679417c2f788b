import { lazyComponent } from '@/ui/lazyComponent';
import { useObservable } from '@/ui/useObservable';
import { MountedPagesLayer } from '../engine-host/MountedPagesLayer';
import { layersOver } from '../layers/layerStack';
import { SkipLink } from '../layout/SkipLink';
import { WorkspaceLayout } from '../layout/WorkspaceLayout';
import { LiveRegion } from '../notices/LiveRegion';
import { PaletteLayer } from '../palette/PaletteLayer';
import { useWorkspaceState } from '../store/useWorkspaceState';
import { TabBar } from '../tabs/TabBar';
import { TabPanels } from '../tabs/TabPanels';
import { useWorkspace } from './WorkspaceContext';
import styles from './WorkspaceScreen.module.css';

/** Dragging and resizing are worth fetching only when the first dialog opens. */
const DialogLayer = lazyComponent(async () => (await import('../dialogs/DialogLayer')).DialogLayer, null);

const CONTENT_ID = 'workspace-content';

/** Everything of the workspace that is on screen. */
export function WorkspaceScreen() {
  const { isTabMode, chrome, palette, notices, account } = useWorkspace();
  const hasDialogs = useWorkspaceState((state) => layersOver(state.layers, null).length > 0);
  const isPaletteOpen = useObservable(palette.isOpen);
  const isSwitching = useObservable(account.isSwitching);

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
      <div className={styles.screen} inert={hasDialogs || isPaletteOpen || isSwitching} aria-busy={isSwitching}>
        {chrome === 'full' ? (
          <>
            <SkipLink targetId={CONTENT_ID} />
            <WorkspaceLayout>{pages}</WorkspaceLayout>
          </>
        ) : (
          <main className={styles.bare}>{pages}</main>
        )}
      </div>
      <LiveRegion spoken={notices.spoken} />
      {hasDialogs && <DialogLayer />}
      {chrome === 'full' && <PaletteLayer contentId={CONTENT_ID} />}
      <MountedPagesLayer />
    </>
  );
}
