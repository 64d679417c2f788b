import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { AppError } from '@/common/errors/appError';
import { useServices, useTranslate } from '@/app-context/services';
import { layersOver } from '../layers/layerStack';
import { useNavigation, useNotices } from '../runtime/contexts';
import { useDispatch, useWorkspaceState } from '../store/workspaceStore';
import type { MenuPage } from './menuPages';
import type { PaletteProps } from './Palette';
import styles from './PaletteLayer.module.css';
import { isShortcut, PALETTE_LETTER } from '../shortcuts/shortcut';

/** The page palette while it is open, and its shortcut. `contentId`: the element to focus after a page was opened. */
export function PaletteLayer({ contentId }: { contentId: string }) {
  usePaletteShortcut();
  return useWorkspaceState(({ palette }) => palette.isOpen) && <OpenPalette contentId={contentId} />;
}

/** Whether a modal is visible: a confirmation, or a modal of a sub-app. Closed ones may stay in the document. */
const isModalShown = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((modal) => modal.getClientRects().length > 0);

/** Opens and closes the palette by its shortcut. An open dialog closes the palette and disables the shortcut. */
function usePaletteShortcut(): void {
  const dispatch = useDispatch();
  const isOpen = useWorkspaceState(({ palette }) => palette.isOpen);
  const isCovered = useWorkspaceState(({ layers }) => layersOver(layers, null).length > 0);

  useEffect(() => {
    const setOpen = (next: boolean) => dispatch({ type: 'palette/change', payload: { isOpen: next } });
    if (isOpen && isCovered) setOpen(false);
    const handleKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, PALETTE_LETTER)) return;
      event.preventDefault();
      if (!event.repeat) setOpen(!isOpen && !isCovered && !isModalShown());
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [dispatch, isOpen, isCovered]);
}

/** Loads the palette's chunk and texts, and returns the focus when the palette closes. */
function OpenPalette({ contentId }: { contentId: string }) {
  const { navigate } = useNavigation();
  const { report } = useNotices();
  const { i18n } = useServices();
  const dispatch = useDispatch();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [typed, setTyped] = useState('');
  const [before] = useState(() => document.activeElement);
  const focusAfter = useRef(before);

  useEffect(() => {
    const handleFailure = (cause: unknown) => {
      dispatch({ type: 'palette/change', payload: { isOpen: false } });
      report(new AppError('network', 'The page palette could not be fetched', { code: 'errors.network', cause }));
    };
    Promise.all([import('./Palette'), i18n.loadNamespaces('palette')]).then(
      ([{ Palette: loaded }]) => setPalette(() => loaded),
      handleFailure,
    );
  }, [dispatch, report, i18n]);

  useEffect(
    () => () => {
      const target = focusAfter.current;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
    },
    [],
  );

  const handleClose = () => dispatch({ type: 'palette/change', payload: { isOpen: false } });
  const handleOpenPage = ({ path, title }: MenuPage) => {
    focusAfter.current = document.getElementById(contentId);
    handleClose();
    navigate(path, title);
  };
  if (!Palette) return <LoadingPalette typed={typed} onType={setTyped} onClose={handleClose} />;
  return <Palette typed={typed} onClose={handleClose} onOpenPage={handleOpenPage} />;
}

interface LoadingPaletteProps {
  typed: string;
  onType(text: string): void;
  onClose(): void;
}

/** An input that collects the typed text until the palette is loaded. */
function LoadingPalette({ typed, onType, onClose }: LoadingPaletteProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div
      className={styles.overlay}
      data-overlay
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <input
        ref={input}
        className={styles.input}
        aria-label={t('workspace.palette')}
        aria-busy
        placeholder={t('workspace.palette.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onClose();
        }}
      />
    </div>
  );
}
