import type { Language } from '../contract/portal';
import { usePortal } from './portalContext';
import { useReadable } from '../../ui/useObservable';

/** The language the person reads. */
export const useLanguage = (): Language => useReadable(usePortal().i18n);
