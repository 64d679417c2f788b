import type { questions as source } from '../zh-CN/questions';

export const questions: typeof source = {
  'signIn.product.title': 'Choose a tenant and product',
  'signIn.product.note': 'Your account opens these tenants and products.',
  'signIn.position.title': 'Choose a position',
  'signIn.position.note': 'Menu and permissions follow the position you choose.',
  'signIn.passwordChange.title': 'Please change your password',
  'signIn.passwordChange.expired': 'Your password has expired. Change it to sign in.',
  'signIn.passwordChange.soon': 'Your password will expire soon. Please change it.',
  'signIn.passwordChange.initial': 'You still use the initial password. Change it to sign in.',
  'signIn.passwordChange.pattern': 'Your password is too weak. Change it to sign in.',
  'signIn.passwordChange.now': 'Change it now',
  'signIn.passwordChange.back': 'Back to sign-in',
  'signIn.passwordChange.later': 'Later, continue to sign in',
  'login.product_required': 'Choose a tenant and product',
  'login.post_required': 'Choose a position',
};
