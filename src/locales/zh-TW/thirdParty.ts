import type { thirdParty as source } from '../zh-CN/thirdParty';

export const thirdParty: typeof source = {
  'thirdParty.title': '第三方登入',
};
