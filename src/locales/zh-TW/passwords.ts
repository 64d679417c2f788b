import type { passwords as source } from '../zh-CN/passwords';

export const passwords: typeof source = {
  'password.currentPassword': '舊密碼',
  'password.newPassword': '新密碼',
  'password.confirmPassword': '確認密碼',
  'password.show': '顯示{{label}}',
  'password.hide': '隱藏{{label}}',
  'password.rule': '6~20位字元',
  'password.required': '請輸入密碼',
  'password.length': '請輸入6~20位字元',
  'password.same': '新密碼與舊密碼不能相同',
  'password.pattern': '密碼不符合安全要求',
  'password.different': '兩次輸入密碼不一致',
  'password.save': '儲存',
  'password.saving': '正在儲存…',
  'password.reset': '重設',
  'password.changed.signIn': '修改成功，正在跳到登入頁面...',
  'password.changed.workspace': '修改成功, 請重新登入...',
};
