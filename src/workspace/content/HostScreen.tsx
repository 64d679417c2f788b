import { createContext, use, useCallback } from 'react';
import type { ComponentType } from 'react';
import type { PageId } from '../close-guard/pageId';
import { useDispatch } from '../store/workspaceStore';
import { useTranslate } from '@/app-context/services';
import styles from './HostScreen.module.css';
import { NotFound } from './NotFound';
import { useLoadedAtOnce } from './useLoadedAtOnce';

export interface HostScreenViewProps {
  /** Reports whether the screen has unsaved input. */
  onDirty(isDirty: boolean): void;
  pageId: PageId;
}

export interface HostScreenDefinition {
  Screen: ComponentType<HostScreenViewProps>;
  /** It draws its title itself and fills the page. */
  isWholePage?: true;
}

/** The native screens of the host, by the name of their route in lower case. */
export type HostScreens = Readonly<Record<string, HostScreenDefinition>>;

/** `src/pages` provides the screens, because the workspace does not import features. */
export const HostScreensContext = createContext<HostScreens>({});

export interface HostScreenProps {
  name: string;
  /** Translation key. */
  title: string;
  /** A dialog shows the title in its bar, a page above the screen. */
  chrome: 'page' | 'dialog';
  pageId: PageId;
  onLoaded?: ((hasFailed: boolean) => void) | undefined;
}

/** A native screen of the host, under its title. */
export function HostScreen({ name, title, chrome, pageId, onLoaded }: HostScreenProps) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const handleDirty = useCallback(
    (isDirty: boolean) => dispatch({ type: 'unsaved/mark', payload: { pageId, isDirty } }),
    [dispatch, pageId],
  );
  useLoadedAtOnce(onLoaded);
  const definition = use(HostScreensContext)[name];
  if (!definition) return <NotFound address={`/${name}`} />;
  const { Screen, isWholePage } = definition;
  const content = <Screen onDirty={handleDirty} pageId={pageId} />;
  if (isWholePage) return content;
  return (
    <div className={chrome === 'page' ? styles.page : styles.dialog}>
      {chrome === 'page' && <h1 className={styles.title}>{t(title)}</h1>}
      {content}
    </div>
  );
}
