import type { moreWays as source } from '../zh-CN/moreWays';

export const moreWays: Partial<typeof source> = {};
