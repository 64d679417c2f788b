import { useEffect } from 'react';
import { usePortal, useView } from './portalContext';

/** Tells the host whether this view holds input that closing it would lose. */
export function useDirty(isDirty: boolean): void {
  const { tabs } = usePortal();
  const { id } = useView();
  useEffect(() => {
    if (!isDirty) return undefined;
    tabs.setDirty(id, true);
    return () => tabs.setDirty(id, false);
  }, [tabs, id, isDirty]);
}
