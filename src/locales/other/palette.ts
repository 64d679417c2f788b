import type { Partly } from '../texts';
import type { texts as source } from '../zh-CN/palette';

export const texts: Partly<typeof source> = {};
