import type { ThemeState } from '../contract/portal';
import { usePortal } from './portalContext';
import { useObservable } from '../../ui/useObservable';

/** The look of the moment. Most screens need none of it: CSS variables follow by themselves. */
export const useTheme = (): ThemeState => useObservable(usePortal().theme);
