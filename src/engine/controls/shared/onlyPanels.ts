import { onlyOf } from './onlyOf';

/** What does not fit in a container whose parts are panels. */
export const onlyPanels = onlyOf(['panel']);
