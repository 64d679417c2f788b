import type { Disposable } from '@/common/disposable';
import { whenIdle } from '@/common/whenIdle';
import type { MenuItem } from '@/services';
import { flattenMenu } from '../menu/menuTree';
import { subAppScreenOf } from '../menu/subAppScreenOf';
import type { SubAppScreen } from '../menu/subAppScreenOf';

/** Time after the start of the workspace in which nothing is prefetched: the home page and the first click go first. */
export const PREFETCH_DELAY_MS = 2_000;

/**
 * Prefetches the sub-apps that the person's menu leads to, each with the first of its screens in the menu: one at a time
 * and when the browser is idle. The disposable stops what has not begun.
 */
export function prefetchSubApps(
  menu: readonly MenuItem[],
  prefetch: (screen: SubAppScreen) => Promise<void>,
): Disposable {
  const screens = flattenMenu(menu).flatMap(({ id }) => subAppScreenOf(menu, id) ?? []);
  const waiting = screens.filter(({ app }, index) => screens.findIndex((screen) => screen.app === app) === index);
  let isStopped = false;
  let cancel: Disposable = () => undefined;
  const next = () => {
    const screen = waiting.shift();
    if (screen === undefined || isStopped) return;
    cancel = whenIdle(() => void prefetch(screen).then(next));
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
