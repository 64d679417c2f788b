import type { signIn as source } from '../zh-CN/signIn';

export const signIn: Partial<typeof source> = {
  'signIn.title': 'ログイン',
  'signIn.userName': 'ユーザー名',
  'signIn.userName.required': 'ユーザー名を入力してください',
  'signIn.password': 'パスワード',
  'signIn.password.required': 'パスワードを入力してください',
  'signIn.password.show': 'パスワードを表示',
  'signIn.password.hide': 'パスワードを隠す',
  'signIn.remember': 'ログイン情報を記憶する',
  'signIn.ways': 'ログイン方法',
  'signIn.way.password': 'パスワード',
  'signIn.way.sms': 'SMS認証',
  'signIn.way.qr': 'QRコード',
  'signIn.forgot': 'パスワードをお忘れですか？',
  'signIn.thirdParties': 'その他のログイン方法',
  'signIn.submit': 'ログイン',
  'signIn.busy': 'ログインしています…',
  'login.wrong_password': 'パスワードが正しくありません',
  'login.account_not_found': 'IDが存在しません',
  'login.user_not_found': 'IDが存在しません',
};
