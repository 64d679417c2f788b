import type { thirdParty as source } from '../zh-CN/thirdParty';

export const thirdParty: Partial<typeof source> = {};
