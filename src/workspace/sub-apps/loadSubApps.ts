import { AppError } from '@/common/errors/appError';
import type * as SubApps from './subApps';

let fetched: Promise<typeof SubApps> | undefined;

/** All that the host needs for sub-apps: fetched with the first of them. */
export function loadSubApps(): Promise<typeof SubApps> {
  fetched ??= import(/* webpackChunkName: "sub-apps" */ './subApps').catch((cause: unknown) => {
    fetched = undefined;
    throw new AppError('network', 'The sub-apps could not be fetched', { code: 'subapp.failed', cause });
  });
  return fetched;
}

/** Throws away whatever runs of them; nothing does that was never fetched. */
export async function discardSubApps(): Promise<void> {
  await (await fetched)?.subAppHost.discardAll();
}
