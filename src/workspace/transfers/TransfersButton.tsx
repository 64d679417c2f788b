import { useEffect, useState } from 'react';
import { useObservable } from '@/ui/useObservable';
import { useNotices, usePageRuntime } from '../runtime/contexts';
import type { TransfersMenu } from './TransfersMenu';

/** The transfers in the header, once there are some. Its code and texts are loaded with the first transfer. */
export function TransfersButton() {
  const { transfers } = usePageRuntime();
  const { report } = useNotices();
  const isListed = useObservable(transfers.isListed);
  const [loaded, setLoaded] = useState<Parameters<typeof TransfersMenu>[0] & { Menu: typeof TransfersMenu }>();
  useEffect(() => {
    if (!isListed) return;
    Promise.all([transfers.list(), import(/* webpackChunkName: "transfers" */ './TransfersMenu')]).then(
      ([list, { TransfersMenu: Menu }]) => setLoaded({ list, count: transfers, Menu }),
      report,
    );
  }, [isListed, transfers, report]);
  return isListed && loaded && <loaded.Menu list={loaded.list} count={loaded.count} />;
}
