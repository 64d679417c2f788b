/**
 * Control types that come with the engine: the ones nearly every page has. All others come in one piece, which a page
 * that uses one of them fetches first.
 */
export const CORE_TYPES = [
  'text',
  'number',
  'select',
  'date',
  'label',
  'button',
  'row',
  'search',
  'table',
  'array',
] as const;
