import { useDocumentTitle } from '@/app-context/followDocument';
import { useTranslate } from '@/app-context/services';
import { useUser } from '../runtime/contexts';
import { useWorkspaceState } from '../store/workspaceStore';
import { activeTab } from '../tabs/tabReducers';

/** Names a window for one page by that page, before the tenant's name, which is the whole title of other windows. */
export function WindowTitle() {
  const t = useTranslate();
  const { tenantName } = useUser();
  const title = useWorkspaceState(({ tabs }) => activeTab(tabs)?.title ?? '');
  useDocumentTitle(title === '' ? tenantName : `${t(title)} - ${tenantName}`);
  return null;
}
