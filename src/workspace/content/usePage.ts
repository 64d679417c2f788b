import { useEffect, useState } from 'react';
import { useWorkspace } from '../runtime/WorkspaceContext';
import type { LoadedPage } from './createPageSource';

export interface PageLoad {
  page?: LoadedPage;
  error?: unknown;
  retry(): void;
}

/** Fetches a page. An answer that arrives after the view is gone is dropped. */
export function usePage(pageCode: string): PageLoad {
  const { pages } = useWorkspace();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<PageLoad, 'retry'>>({});

  useEffect(() => {
    let isWanted = true;
    pages.load(pageCode).then(
      (page) => isWanted && setState({ page }),
      (error: unknown) => isWanted && setState({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [pages, pageCode, attempt]);

  return {
    ...state,
    retry() {
      setState({});
      setAttempt((count) => count + 1);
    },
  };
}
