import type { PortalExpressions } from '@/portal/contract/portal';
import type { Services } from '@/services';

/** The expression language for screens. Its code comes with the engine, at the first call. */
export function createExpressions(i18n: Services['i18n']): PortalExpressions {
  const load = async () => (await import(/* webpackChunkName: "engine" */ '@/engine')).loadFormula();
  const texts = {
    t: (key: string, params?: Record<string, unknown>) => i18n.t(key, params),
    loadControlTexts: () => i18n.loadNamespaces('controls'),
  };
  return {
    check: async (expression, names) => (await load()).checkFormula(expression, names, texts),
    evaluate: async (expression, values) => (await load()).evaluateFormula(expression, values, texts),
  };
}
