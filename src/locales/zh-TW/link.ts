import type { link as source } from '../zh-CN/link';

export const link: typeof source = {
  'link.title': '正在登入',
  'link.failed': '無法透過連結登入',
  'link.userChange.title': '切換登入使用者',
  'link.userChange.note': '目前已登入 {{present}}，該連結將以 {{next}} 登入。',
  'link.userChange.confirm': '切換並繼續',
  'link.userChange.keep': '保持目前登入',
};
