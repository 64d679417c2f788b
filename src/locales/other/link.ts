import type { link as source } from '../zh-CN/link';

export const link: Partial<typeof source> = {};
