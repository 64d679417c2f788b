import type { Partly } from '../texts';
import type { texts as source } from '../zh-CN/support';

export const texts: Partly<typeof source> = {};
