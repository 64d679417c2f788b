import { findRoute } from '@/routes/routes';

/** How much of the frame is drawn: nothing but the page, the tab bar, or everything. */
const CHROMES = ['none', 'tabs', 'full'] as const;
export type Chrome = (typeof CHROMES)[number];

/** What a page that embeds the product asks for in the query before the hash: `?chrome=none`; `path`: where it begins. */
export function chromeOf(outerQuery: string, path: string): Chrome {
  if (findRoute(path)?.isFrameless) return 'none';
  const asked = new URLSearchParams(outerQuery).get('chrome');
  return CHROMES.find((chrome) => chrome === asked) ?? 'full';
}
