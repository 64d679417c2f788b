/** The change-password form (business spec §2, §5, §8). */
export const passwords = {
  'password.currentPassword': '旧密码',
  'password.newPassword': '新密码',
  'password.confirmPassword': '确认密码',
  'password.show': '显示{{label}}',
  'password.hide': '隐藏{{label}}',
  'password.rule': '6~20位字符',
  'password.required': '请输入密码',
  'password.length': '请输入6~20位字符',
  'password.same': '新密码与旧密码不能相同',
  'password.pattern': '密码不符合安全要求',
  'password.different': '两次输入密码不一致',
  'password.save': '保存',
  'password.saving': '正在保存…',
  'password.reset': '重置',
  'password.changed.signIn': '修改成功，正在跳到登录页面...',
  'password.changed.workspace': '修改成功, 请重新登录...',
};
