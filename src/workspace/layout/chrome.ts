/** How much of the frame is drawn: nothing but the page, the tab bar, or everything. */
const CHROMES = ['none', 'tabs', 'full'] as const;
export type Chrome = (typeof CHROMES)[number];

/** What a page that embeds the product asks for in the query before the hash: `?chrome=none`. */
export function chromeOf(outerQuery: string): Chrome {
  const asked = new URLSearchParams(outerQuery).get('chrome');
  return CHROMES.find((chrome) => chrome === asked) ?? 'full';
}
