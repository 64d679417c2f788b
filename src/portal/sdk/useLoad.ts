import { useCallback, useEffect, useReducer, useState } from 'react';
import { usePortal } from './portalContext';
import { useObservable } from '../../ui/useObservable';
import { createLoader } from './createLoader';
import type { Load, Loaded } from './createLoader';
import { useLanguage } from './useLanguage';
import { useSession } from './useSession';

/**
 * Data from the server for as long as the component lives. It is asked for again when `load` changes (give it a
 * stable identity with `useCallback`), when the position or the language changes, and on `reload`, which takes no cached
 * answer. A newer request gives up the running one. Without `load` nothing is asked for yet.
 */
export function useLoad<T>(load: Load<T> | undefined): Loaded<T> & { reload(): void } {
  const { accountCode, positionId } = useSession();
  const language = useLanguage();
  const [loader] = useState(createLoader<T>);
  const { http } = usePortal();
  const [attempt, askAgain] = useReducer((count: number) => count + 1, 0);
  const reload = useCallback(() => {
    http.forgetReads();
    askAgain();
  }, [http]);
  useEffect(
    () => load && loader.start(load, `${accountCode}/${positionId}`),
    [loader, load, accountCode, positionId, language, attempt],
  );
  return { ...useObservable(loader), reload };
}
