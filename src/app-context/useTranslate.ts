import { useObservable } from '@/ui/useObservable';
import type { Translate } from '@/portal/contract/portal';
import { useServices } from './useServices';

/** The translation function; the component renders again when texts or language change. */
export const useTranslate = (): Translate => useObservable(useServices().i18n).t;
