import { publicPathOf } from '@/routes/subApps';
import type { SubAppName } from '@/routes/subApps';
import type { SettingsService } from '@/services/settings/createSettings';

/** What tells where sub-apps are deployed. */
export type SubAppFolders = Pick<SettingsService, 'load'>;

/**
 * Resolves to the address of a sub-app's page, with `?r=n` on a retry. The page is in the folder that the deployment's
 * configuration names, else, or when that cannot be read, in the one beside the host.
 */
export async function entryOf(app: SubAppName, attempt: number, folders: SubAppFolders): Promise<string> {
  const beside = publicPathOf(app);
  const folder = await folders.load().then(
    ({ subAppFolders }) => subAppFolders[app] ?? beside,
    () => beside,
  );
  return `${folder}index.html${attempt > 0 ? `?r=${attempt}` : ''}`;
}

/** Adds `?r=n` to the page's assets on a retry, because the loader caches the failure of a URL. */
export const withFreshAssets = (page: string, attempt: number) =>
  attempt === 0 ? page : page.replace(/((?:src|href)="[^"?]+\.(?:js|css))"/g, `$1?r=${attempt}"`);
