import { ArrowLeftOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../dialogs/useFocusReturn';
import { useTranslate } from '@/app-context/services';
import { IconButton } from '@/ui/IconButton';
import { useDispatch, useWorkspaceState } from '../store/workspaceStore';
import { LayerContent } from './LayerContent';
import { layersOver } from './layerStack';
import type { PageLayer } from './layersModel';
import styles from './PushedPages.module.css';

interface Props {
  viewId: string;
  /** The page is a flex item: it fills a dialog with a height, or determines the height of the dialog. */
  isFlexible?: boolean;
  /** The page of the view itself; it stays mounted below the pushed pages. */
  children: ReactNode;
}

/** A view and the pages pushed over it (opening mode `push`). Only the topmost is visible and interactive. */
export function PushedPages({ viewId, isFlexible = false, children }: Props) {
  const layers = useWorkspaceState((state) => state.layers);
  const pushed = layersOver(layers, viewId);
  return (
    <>
      <div
        className={`${styles.page} ${isFlexible ? styles.flexible : ''}`}
        hidden={pushed.length > 0}
        inert={pushed.length > 0}
      >
        {children}
      </div>
      {pushed.map((layer, index) => (
        <PushedPage key={layer.id} layer={layer} isTop={index === pushed.length - 1} />
      ))}
    </>
  );
}

function PushedPage({ layer: { id, page }, isTop }: { layer: PageLayer; isTop: boolean }) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const element = useRef<HTMLElement>(null);
  useFocusReturn(element);
  const title = t(page.title);
  const handleBack = () => dispatch({ type: 'layers/close', payload: id });
  return (
    <section
      ref={element}
      data-view={id}
      className={styles.pushed}
      aria-label={title || t('workspace.tab.page')}
      tabIndex={-1}
      hidden={!isTop}
      inert={!isTop}
    >
      <header className={styles.bar}>
        <IconButton label={t('workspace.push.back')} onClick={handleBack}>
          <ArrowLeftOutlined aria-hidden />
        </IconButton>
        <h1 className={styles.title}>{title}</h1>
      </header>
      <div className={`${styles.page} ${styles.flexible}`}>
        <LayerContent id={id} page={page} />
      </div>
    </section>
  );
}
