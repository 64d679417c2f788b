import type { Partly } from '../texts';
import type { texts as source } from '../zh-CN/controls';

export const texts: Partly<typeof source> = {};
