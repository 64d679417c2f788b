import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { PageViewProps } from '@/engine';
import type { PageFrame } from '../engine-host/createEngineHost';
import { partOf } from '../close-guard/pageId';
import { destinationOfPage } from '@/routes/destination';
import { ContentBoundary } from '../content/ContentBoundary';
import { ErrorCard } from '../content/ErrorCard';
import { PageSkeleton } from '../content/PageSkeleton';
import { ProtocolPage } from '../content/ProtocolPage';
import type { ProtocolPageProps } from '../content/ProtocolPage';
import { useLoadedAtOnce } from '../content/useLoadedAtOnce';
import { useServices, useTranslate } from '@/app-context/services';
import { StateNote } from '@/ui/StateNote';
import styles from './PageSwitch.module.css';

export interface PageSwitchProps extends Pick<PageViewProps, 'linkParam' | 'status' | 'chrome' | 'onLoaded'> {
  folderKey: string;
  /** The frame of the folder; the id of each page is a part of it. */
  frame: PageFrame;
}

interface FolderPage {
  title: string;
  pageCode: string;
}

/** The index that a key selects. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The protocol page of a folder's entry; none for an empty entry, a native screen or another folder. */
function protocolPage({ title, pageCode }: FolderPage): FolderPage[] {
  const { target } = destinationOfPage({ pageCode });
  return target.kind === 'page' ? [{ title, pageCode: target.pageCode }] : [];
}

/** Switches between the protocol pages of a folder (shell spec §2, PageSwitch; §7, getpagebykey). */
export function PageSwitch({ folderKey, ...view }: PageSwitchProps) {
  const { api } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ pages?: readonly FolderPage[]; error?: unknown }>({});

  useEffect(() => {
    let isWanted = true;
    api.menu.folder(folderKey).then(
      (entries) => isWanted && setState({ pages: entries.flatMap(protocolPage) }),
      (error: unknown) => isWanted && setState({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [api, folderKey, attempt]);

  const handleRetry = () => {
    setState({});
    setAttempt(attempt + 1);
  };

  if (state.error !== undefined) return <ErrorCard error={state.error} onRetry={handleRetry} />;
  if (!state.pages) return <PageSkeleton chrome={view.chrome} />;
  if (state.pages.length === 0) {
    return <EmptyFolder onLoaded={view.onLoaded} />;
  }
  return <Pages pages={state.pages} {...view} />;
}

function EmptyFolder({ onLoaded }: Pick<PageSwitchProps, 'onLoaded'>) {
  const t = useTranslate();
  useLoadedAtOnce(onLoaded);
  return <StateNote isWholePage title={t('workspace.empty.title')} hint={t('workspace.folder.empty')} />;
}

/** One page at a time. A page is mounted when it is first shown, and keeps its input while another one is shown. */
function Pages({ pages, frame, ...view }: Omit<PageSwitchProps, 'folderKey'> & { pages: readonly FolderPage[] }) {
  const t = useTranslate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([0]));

  const show = (index: number) => {
    setShown(index);
    setVisited(new Set([...visited, index]));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = MOVES[event.key]?.(shown, pages.length);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <div className={styles.switch}>
      <div
        ref={list}
        role="tablist"
        aria-label={t('workspace.folder.pages')}
        className={styles.list}
        onKeyDown={handleKeyDown}
      >
        {pages.map(({ title }, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            aria-selected={index === shown}
            aria-controls={visited.has(index) ? `${id}-page-${index}` : undefined}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => show(index)}
          >
            {t(title)}
          </button>
        ))}
      </div>
      {pages.map(
        ({ pageCode }, index) =>
          visited.has(index) && (
            <div
              key={index}
              role="tabpanel"
              id={`${id}-page-${index}`}
              aria-labelledby={`${id}-tab-${index}`}
              hidden={index !== shown}
              className={styles.page}
            >
              <FolderPageView pageCode={pageCode} folder={frame} index={index} isShown={index === shown} {...view} />
            </div>
          ),
      )}
    </div>
  );
}

function FolderPageView({
  folder,
  index,
  isShown,
  ...page
}: Omit<ProtocolPageProps, 'frame'> & { folder: PageFrame; index: number; isShown: boolean }) {
  const shown = useRef(isShown);
  useEffect(() => {
    shown.current = isShown;
  }, [isShown]);
  const frame = useMemo(
    () => ({ ...folder, pageId: partOf(folder.pageId, index), isShown: () => shown.current }),
    [folder, index],
  );
  return (
    <ContentBoundary>
      <ProtocolPage frame={frame} {...page} />
    </ContentBoundary>
  );
}
