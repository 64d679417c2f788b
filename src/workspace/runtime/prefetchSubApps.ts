import type { Disposable } from '@/common/disposable';
import { whenIdle } from '@/common/whenIdle';
import type { MenuItem } from '@/services';
import { flattenMenu } from '../menu/menuTree';
import { subAppOf } from '../menu/subAppOf';
import type { SubAppName } from '../sub-apps/catalogue';

/** Time after the start of the workspace in which nothing is prefetched: the home page and the first click go first. */
export const PREFETCH_DELAY_MS = 2_000;

/**
 * Starts the sub-apps that the person's menu leads to, one at a time, each when the browser is idle. The disposable stops
 * what has not begun.
 */
export function prefetchSubApps(menu: readonly MenuItem[], prefetch: (app: SubAppName) => Promise<void>): Disposable {
  const apps = new Set(flattenMenu(menu).flatMap(({ id }) => subAppOf(menu, id) ?? []));
  let isStopped = false;
  let cancel: Disposable = () => undefined;
  const next = () => {
    const [app] = apps;
    if (app === undefined || isStopped) return;
    apps.delete(app);
    cancel = whenIdle(() => void prefetch(app).then(next));
  };
  const timer = setTimeout(next, PREFETCH_DELAY_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    cancel();
  };
}

/** Whether the person has asked the browser to save data: nothing is fetched ahead then. */
export const isSavingData = ({
  connection,
}: Navigator & { connection?: { saveData?: boolean } } = navigator): boolean => connection?.saveData === true;
