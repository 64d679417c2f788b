/** The questions of a sign-in: product, position, change of the password (shell spec §2, §4, §5). */
export const questions = {
  'signIn.product.title': '选择租户和产品',
  'signIn.product.note': '您的帐号可以进入以下租户和产品。',
  'signIn.position.title': '选择岗位',
  'signIn.position.note': '菜单和权限按所选岗位呈现。',
  'signIn.passwordChange.title': '请修改密码',
  'signIn.passwordChange.expired': '密码已过期，修改后才能登录。',
  'signIn.passwordChange.soon': '密码即将过期，建议尽快修改。',
  'signIn.passwordChange.initial': '您正在使用初始密码，修改后才能登录。',
  'signIn.passwordChange.pattern': '密码不符合安全要求，修改后才能登录。',
  'signIn.passwordChange.now': '现在修改',
  'signIn.passwordChange.back': '返回登录',
  'signIn.passwordChange.later': '以后再说，继续登录',
  'login.product_required': '请选择租户和产品',
  'login.post_required': '请选择岗位',
};
