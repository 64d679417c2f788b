import { AppError } from '@/common/errors/appError';

let fetched: ReturnType<typeof fetchSubApps> | undefined;

async function fetchSubApps() {
  const [{ SubAppView }, { subAppHost }] = await Promise.all([
    import(/* webpackChunkName: "sub-apps" */ './SubAppView'),
    import(/* webpackChunkName: "sub-apps" */ './subAppHost'),
  ]);
  return { SubAppView, subAppHost };
}

/** Everything that the host needs for sub-apps: fetched with the first of them. */
export function loadSubApps(): ReturnType<typeof fetchSubApps> {
  fetched ??= fetchSubApps().catch((cause: unknown) => {
    fetched = undefined;
    throw new AppError('network', 'The sub-apps could not be fetched', { code: 'subapp.failed', cause });
  });
  return fetched;
}

/** Stops the running sub-apps, if there are any. */
export async function discardSubApps(): Promise<void> {
  await (await fetched)?.subAppHost.discardAll();
}
