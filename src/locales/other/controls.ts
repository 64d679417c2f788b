import type { Texts } from '../texts';

/** Nothing of these is in this language yet; the default speaks. */
export const controls: Texts = {};
