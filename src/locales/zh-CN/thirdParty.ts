/** Sign-in through a third party, and binding an account to it (shell spec §2). */
export const thirdParty = {
  'thirdParty.title': '第三方登录',
};
