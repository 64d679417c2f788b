import { detectFrame } from '@/features/embedding/portal/detectFrame';

/** The frame of a partner's page in which this document runs; undefined in a window of its own. */
export const frame = detectFrame(window);
