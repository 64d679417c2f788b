import type { Translate } from '../contract/portal';
import { useObservable } from '../../ui/useObservable';
import { usePortal } from './portalContext';

export type { Translate };

/** The translation function; the component renders again when the language or a text changes. */
export const useT = (): Translate => useObservable(usePortal().i18n).t;
