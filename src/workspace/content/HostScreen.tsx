import { use, useCallback } from 'react';
import type { PageId } from '../close-guard/pageId';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { useTranslate } from '@/app-context/services';
import styles from './HostScreen.module.css';
import { HostScreensContext } from './HostScreensContext';
import { NotFound } from './NotFound';

export interface HostScreenProps {
  name: string;
  /** Translation key. */
  title: string;
  /** A dialog has its title in its bar. */
  chrome: 'page' | 'dialog';
  pageId: PageId;
}

/** A native screen of the host, under its title. */
export function HostScreen({ name, title, chrome, pageId }: HostScreenProps) {
  const t = useTranslate();
  const { unsaved } = useWorkspace();
  const handleDirty = useCallback((isDirty: boolean) => unsaved.mark(pageId, isDirty), [unsaved, pageId]);
  const Screen = use(HostScreensContext)[name];
  if (!Screen) return <NotFound />;
  return (
    <div className={chrome === 'page' ? styles.page : styles.dialog}>
      {chrome === 'page' && <h1 className={styles.title}>{t(title)}</h1>}
      <Screen onDirty={handleDirty} />
    </div>
  );
}
