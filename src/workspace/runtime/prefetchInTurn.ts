import type { Disposable } from '@/common/disposable';
import { whenIdle } from '@/common/whenIdle';
import type { MenuItem } from '@/services';
import { flattenMenu } from '../menu/menuTree';
import { subAppScreenOf } from '../menu/subAppScreenOf';
import type { SubAppScreen } from '../menu/subAppScreenOf';

/** Time after the start of the workspace in which nothing is prefetched: the home page and the first click go first. */
export const PREFETCH_DELAY_MS = 2_000;

/** The sub-apps that the person's menu leads to, each with the first of its screens in the menu. */
export function subAppsOf(menu: readonly MenuItem[]): readonly SubAppScreen[] {
  const screens = flattenMenu(menu).flatMap(({ id }) => subAppScreenOf(menu, id) ?? []);
  return screens.filter(({ app }, index) => screens.findIndex((screen) => screen.app === app) === index);
}

/**
 * Prefetches one after the other when the browser is idle. What cannot be fetched is fetched again, and its failure
 * shown, when it is used. The disposable stops what has not begun.
 */
export function prefetchInTurn(tasks: readonly (() => Promise<unknown>)[]): Disposable {
  const waiting = [...tasks];
  let isStopped = false;
  let cancel: Disposable = () => undefined;
  const next = () => {
    const prefetch = waiting.shift();
    if (prefetch === undefined || isStopped) return;
    cancel = whenIdle(() => void prefetch().then(next, next));
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
