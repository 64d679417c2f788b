import type { WithPlurals } from '../texts';
import type { texts as source } from '../zh-CN/palette';

export const texts: WithPlurals<typeof source> = {
  'palette.list': 'Pages',
  'palette.favourites': 'Favourites',
  'palette.recents': 'Recent',
  'palette.menu': 'Menu',
  'palette.results': 'Results',
  'palette.favourite': 'Add {{name}} to favourites',
  'palette.unfavourite': 'Remove {{name}} from favourites',
  'palette.favouriteAdded': '{{name}} is now a favourite',
  'palette.favouriteRemoved': '{{name}} is no longer a favourite',
  'palette.found_one': '{{count}} page found',
  'palette.found_other': '{{count}} pages found',
  'palette.nothing': 'Nothing found for “{{query}}”',
  'palette.nothingHint': 'Try another word, or a part of one. Only pages in the menu of your position are searched.',
  'palette.key.move': 'Select',
  'palette.key.open': 'Open',
  'palette.key.favourite': 'Favourite',
  'palette.key.close': 'Close',
};
