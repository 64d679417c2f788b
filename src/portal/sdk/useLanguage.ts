import type { Language } from '../contract/portal';
import { usePortal } from './portalContext';
import { useObservable } from '../../ui/useObservable';

/** The language the person reads. */
export const useLanguage = (): Language => useObservable(usePortal().i18n).language;
