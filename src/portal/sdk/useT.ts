import { usePortal } from './portalContext';
import type { Portal } from '../contract/portal';
import { useLanguage } from './useLanguage';

export type Translate = Portal['i18n']['t'];

/** The text of a key, in the language of the moment: the component renders again when that changes. */
export function useT(): Translate {
  useLanguage();
  return usePortal().i18n.t;
}
