import { useEffect, useState } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import { useMenu } from '../runtime/contexts';
import { useWorkspaceState } from '../store/workspaceStore';
import { activeTab } from '../tabs/tabReducers';
import type { PinyinMatch } from './matchTitle';
import { menuPages, menuPathOfTab } from './menuPages';
import { paletteGroups } from './paletteGroups';
import type { PaletteGroup } from './paletteGroups';

/** The groups of the palette for the query. */
export function usePaletteGroups(query: string): readonly PaletteGroup[] {
  const t = useTranslate();
  const menu = useMenu();
  const { favourites, recents } = useWorkspaceState(({ palette }) => palette);
  const tab = useWorkspaceState(({ tabs }) => activeTab(tabs));
  const pinyin = usePinyin();
  return paletteGroups({
    pages: menuPages(menu),
    favourites,
    recents,
    frontPath: tab && menuPathOfTab(menu, tab),
    query,
    t,
    ...(pinyin ? { pinyin } : {}),
  });
}

/** The pinyin matcher; undefined until its dictionary is loaded. */
function usePinyin(): PinyinMatch | undefined {
  const { log } = useServices();
  const [match, setMatch] = useState<PinyinMatch>();
  useEffect(() => {
    import('./pinyin')
      .then(({ pinyin }) => setMatch(() => pinyin))
      .catch((error: unknown) =>
        log({ level: 'warn', source: 'workspace', message: 'The pinyin dictionary could not be fetched', error }),
      );
  }, [log]);
  return match;
}
