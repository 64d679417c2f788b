import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { isFrameless } from '@/routes/routes';
import type { KeyValueStorage } from '@/services/environment';

/**
 * Whether the window shows one page alone: its first address says so. A window that has a frame keeps it when it is
 * reloaded, or signed in to again, while such a page is in front; one that is led to such a page from outside has none
 * (`createServices` forgets it).
 * @param tabStorage sessionStorage.
 */
export function startsOwnWindow(tabStorage: Pick<KeyValueStorage, 'getItem' | 'setItem'>, address: string): boolean {
  if (tabStorage.getItem(STORAGE_KEYS.windowFrame) !== null) return false;
  const isOwnWindow = isFrameless(address);
  if (!isOwnWindow) tabStorage.setItem(STORAGE_KEYS.windowFrame, '1');
  return isOwnWindow;
}
