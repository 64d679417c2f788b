import { COMPACT_MAX_WIDTH_PX } from '../../common/constants/workspace';
import { useMediaQuery } from './useMediaQuery';

/** Whether the window is as narrow as a phone: below this a table becomes a list and a panel fills the screen. */
export const useNarrow = (): boolean => useMediaQuery(`(max-width: ${COMPACT_MAX_WIDTH_PX}px)`);
