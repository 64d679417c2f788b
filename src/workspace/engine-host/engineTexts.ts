import type { EngineHost } from '@/engine/host';
import type { Services } from '@/services';

/** The texts of the client and the tenant, as the engine uses them. */
export const engineTexts = (
  i18n: Services['i18n'],
): Pick<EngineHost, 'translation' | 't' | 'hasText' | 'loadControlTexts' | 'addTexts'> => ({
  translation: i18n,
  t: (key, params) => i18n.t(key, params),
  hasText: (key) => i18n.has(key),
  loadControlTexts: () => i18n.loadNamespaces('controls'),
  addTexts: (texts) => i18n.addTexts(texts),
});
