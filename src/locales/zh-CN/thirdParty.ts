/** Sign-in through a third party, and binding an account to it (shell spec §2). */
export const thirdParty = {
  'thirdParty.title': '第三方登录',
  'thirdParty.foreign': '此登录不是从本页面发起的。如果不是您本人的操作，请返回登录。',
  'thirdParty.continue': '继续',
  'thirdParty.back': '返回登录',
  'thirdParty.again': '重新授权',
  'thirdParty.denied': '您拒绝了授权，没有登录。',
  'thirdParty.refused': '第三方没有完成授权，请重试。',
  'thirdParty.nothing': '没有正在进行的第三方登录，请从登录页面重新开始。',
  'thirdParty.bind.title': '绑定帐号',
  'thirdParty.bind.note': '{{name}}，首次登录需要绑定帐号',
  'thirdParty.bind.noteUnnamed': '首次登录需要绑定帐号',
  'thirdParty.bind.submit': '绑定并登录',
  'thirdParty.bind.busy': '正在绑定…',
  'thirdParty.bind.lost': '没有待绑定的第三方登录，请从登录页面重新开始。',
  'login.auth_code_invalid': '授权已失效，请重新授权',
  'login.bind_expired': '绑定已超时，请重新授权',
};
