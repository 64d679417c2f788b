import type { passwords as source } from '../zh-CN/passwords';

export const passwords: typeof source = {
  'password.title': 'Change password',
};
