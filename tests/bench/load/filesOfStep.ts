const SUB_APPS = '/apps/';

/**
 * The files that a step brought: those of its own requests that were not there before. A sub-app's files count for the
 * step that opens the sub-app even when they were fetched ahead of it; not when a screen of it was opened before.
 */
export function filesOfStep(
  before: readonly string[],
  during: readonly string[],
  subApp?: string,
  isOpened = false,
): string[] {
  const wanted = (url: string) => isFile(url) && (!isSubAppFile(url) || isOf(url, subApp));
  const ahead = before.filter((url) => !isOpened && isSubAppFile(url) && isOf(url, subApp));
  const fresh = during.filter((url) => !before.includes(url));
  return [...new Set([...ahead, ...fresh])].filter(wanted);
}

function isFile(url: string): boolean {
  return url.startsWith('http') && !new URL(url).pathname.startsWith('/api/');
}

function isSubAppFile(url: string): boolean {
  return isFile(url) && new URL(url).pathname.startsWith(SUB_APPS);
}

function isOf(url: string, subApp: string | undefined): boolean {
  return subApp !== undefined && new URL(url).pathname.startsWith(`${SUB_APPS}${subApp}/`);
}
