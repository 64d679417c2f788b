import type { ThemeState } from '../portal';
import { usePortal } from '../react/portalContext';
import { useReadable } from '../react/useReadable';

/** The look of the moment. Most screens need none of it: CSS variables follow by themselves. */
export const useTheme = (): ThemeState => useReadable(usePortal().theme);
