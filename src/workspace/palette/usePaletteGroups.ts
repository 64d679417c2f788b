import { useObservable } from '@/ui/useObservable';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { useTranslate } from '@/app-context/services';
import { menuPages } from './menuPages';
import { paletteGroups } from './paletteGroups';
import type { PaletteGroup } from './paletteGroups';
import { usePinyin } from './usePinyin';

/** What the palette lists for the query; follows the favourites, the language and the arrival of pinyin. */
export function usePaletteGroups(query: string): readonly PaletteGroup[] {
  const t = useTranslate();
  const { menu, palette } = useWorkspace();
  const favourites = useObservable(palette.memory.favourites);
  const recents = useObservable(palette.memory.recents);
  const pinyin = usePinyin();
  return paletteGroups({
    pages: menuPages(menu),
    favourites,
    recents,
    frontPath: palette.frontPath(),
    query,
    t,
    ...(pinyin ? { pinyin } : {}),
  });
}
