import type { Partly } from '../texts';
import type { texts as source } from '../zh-CN/sheetCheck';

export const texts: Partly<typeof source> = {};
