import type { passwords as source } from '../zh-CN/passwords';

export const passwords: Partial<typeof source> = {
  'password.title': 'パスワードの変更',
};
