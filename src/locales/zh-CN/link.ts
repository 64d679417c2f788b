/** Sign-in by a link from another host (shell spec §2, `/loading`). */
export const link = {
  'link.title': '正在登录',
  'link.failed': '无法通过链接登录',
  'link.userChange.title': '切换登录用户',
  'link.userChange.note': '当前已登录 {{present}}，该链接将以 {{next}} 登录。',
  'link.userChange.confirm': '切换并继续',
  'link.userChange.keep': '保持当前登录',
};
