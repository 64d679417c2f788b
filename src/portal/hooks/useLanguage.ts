import type { Language } from '../portal';
import { usePortal } from '../react/portalContext';
import { useReadable } from '../react/useReadable';

/** The language the person reads. */
export const useLanguage = (): Language => useReadable(usePortal().i18n);
