import type { Target } from '@/routes/destination';
import { layersOver } from '../layers/layerStack';
import { menuPages } from '../palette/menuPages';
import { PALETTE_LETTER, shortcutLabel } from '../shortcuts/shortcut';
import { useMenu, useNavigation } from '../runtime/contexts';
import { useDispatch, useWorkspaceState } from '../store/workspaceStore';
import { useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import { StateNote } from '@/ui/StateNote';
import { nearestPage } from './nearestPage';

/**
 * The catch-all page (shell spec §2); its title is the same in every language. It leads on: to the home page, to the
 * page of the menu that the address resembles, and to the search.
 */
export function NotFoundNote({ address }: Omit<Extract<Target, { kind: 'notFound' }>, 'kind'>) {
  const t = useTranslate();
  const menu = useMenu();
  const dispatch = useDispatch();
  const { goHome, navigate } = useNavigation();
  // An open dialog disables the search.
  const isCovered = useWorkspaceState(({ layers }) => layersOver(layers, null).length > 0);
  const nearest = nearestPage(address, menuPages(menu), t);
  return (
    <StateNote
      isWholePage
      title="Not Found"
      hint={t('workspace.notFound.hint')}
      action={
        <>
          {nearest && (
            <Button size="middle" onClick={() => navigate(nearest.path, nearest.title)}>
              {t('workspace.notFound.nearest', { title: t(nearest.title) })}
            </Button>
          )}
          <Button size="middle" onClick={goHome}>
            {t('workspace.notFound.home')}
          </Button>
          {!isCovered && (
            <Button
              size="middle"
              onClick={() => dispatch({ type: 'palette/change', payload: { isOpen: true } })}
            >{`${t('workspace.palette')} (${shortcutLabel(PALETTE_LETTER)})`}</Button>
          )}
        </>
      }
    />
  );
}
