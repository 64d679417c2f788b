import { useLanguage, usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, Page, PageHeader, Skeleton } from '@atrium/portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getMenu, getMenuChoices, MENU_KEY } from '../../api/menu';
import { MenuEditor } from './MenuEditor';

export { menuTexts as texts } from '../../locales/menu';

/** `/navigationmgr`: the side menu of the company, with a preview of what each position sees of it. */
export default function MenuManager() {
  const t = useT();
  const { http } = usePortal();
  const language = useLanguage();
  const menu = useQuery({
    queryKey: [...MENU_KEY, 'menu'],
    queryFn: ({ signal }) => getMenu(http, signal),
    // The editor starts from the menu as it is stored now, and holds it from then on.
    gcTime: 0,
    staleTime: Infinity,
  });
  const choices = useQuery({
    queryKey: [...MENU_KEY, 'choices', language],
    queryFn: ({ signal }) => getMenuChoices(http, signal),
    placeholderData: keepPreviousData,
  });
  if (menu.data && choices.data) return <MenuEditor stored={menu.data} choices={choices.data} />;
  const error = menu.error ?? choices.error;
  const retry = () => {
    if (menu.error) void menu.refetch();
    if (choices.error) void choices.refetch();
  };
  return (
    <Page head={<PageHeader title={t('admin.menu.title')} />}>
      {error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
      )}
    </Page>
  );
}
