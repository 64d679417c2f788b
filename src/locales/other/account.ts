import type { Partly } from '../texts';
import type { texts as source } from '../zh-CN/account';

export const texts: Partly<typeof source> = {
  // The change-password form (business spec §2, §5, §8).
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

  // Sign-in through a third party, and binding an account to it (shell spec §2).
  'thirdParty.title': '外部サービスでログイン',
  'thirdParty.continue': '続ける',
  'thirdParty.back': 'ログインに戻る',
  'thirdParty.again': 'もう一度認証する',
  'thirdParty.bind.title': 'アカウントの連携',
  'thirdParty.bind.submit': '連携してログイン',

  // The questions of a sign-in: product, position, change of the password (shell spec §2, §4, §5).
  'signIn.passwordChange.now': '今すぐ変更',
  'signIn.passwordChange.back': 'ログインに戻る',
};
