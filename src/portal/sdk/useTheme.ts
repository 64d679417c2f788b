import type { ThemeState } from '../contract/portal';
import { usePortal } from './portalContext';
import { useReadable } from '../../ui/useObservable';

/** The look of the moment. Most screens need none of it: CSS variables follow by themselves. */
export const useTheme = (): ThemeState => useReadable(usePortal().theme);
