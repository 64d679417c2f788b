import type { Partly } from '../texts';
import type { texts as source } from '../zh-CN/files';

export const texts: Partly<typeof source> = {};
