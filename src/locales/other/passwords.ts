import type { passwords as source } from '../zh-CN/passwords';

export const passwords: Partial<typeof source> = {
  'password.currentPassword': '現在のパスワード',
  'password.newPassword': '新しいパスワード',
  'password.confirmPassword': 'パスワードの確認',
  'password.show': '{{label}}を表示',
  'password.hide': '{{label}}を隠す',
  'password.rule': '6～20文字',
  'password.required': 'パスワードを入力してください',
  'password.length': '6～20文字で入力してください',
  'password.different': 'パスワードが一致しません',
  'password.save': '保存',
  'password.reset': 'リセット',
};
