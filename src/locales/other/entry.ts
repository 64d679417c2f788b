import type { Partly } from '../texts';
import type { texts as source } from '../zh-CN/entry';

export const texts: Partly<typeof source> = {
  // Words used everywhere.
  'common.back': '戻る',
  'common.confirm': '確定',
  'common.cancel': 'キャンセル',
  'common.retry': '再試行',
  'common.loading': '読み込み中',
  'common.language': '言語',

  // Texts of errors by status and kind (shell spec §8, business spec §8).
  'errors.network': 'ネットワーク接続エラー',
  'errors.http.401': 'セッションが終了しました。もう一度ログインしてください。',
  'errors.http.500': 'リクエストに失敗しました。不明なエラーです。',

  // The sign-in screen and its messages (shell spec §2, §5, §8).
  'signIn.title': 'ログイン',
  'signIn.userName': 'ユーザー名',
  'signIn.userName.required': 'ユーザー名を入力してください',
  'signIn.password': 'パスワード',
  'signIn.password.required': 'パスワードを入力してください',
  'signIn.password.show': 'パスワードを表示',
  'signIn.password.hide': 'パスワードを隠す',
  'signIn.remember': 'ログイン情報を記憶する',
  'signIn.methods': 'ログイン方法',
  'signIn.methods.password': 'パスワード',
  'signIn.methods.sms': 'SMS認証',
  'signIn.methods.qr': 'QRコード',
  'signIn.forgot': 'パスワードをお忘れですか？',
  'signIn.thirdParties': 'その他のログイン方法',
  'signIn.submit': 'ログイン',
  'signIn.busy': 'ログインしています…',
  'login.wrong_password': 'パスワードが正しくありません',
  'login.account_not_found': 'IDが存在しません',
  'login.user_not_found': 'IDが存在しません',

  // The transitional screen after sign-in (shell spec §2, §4).
  'startUp.title': 'ワークスペースを開いています',
  'startUp.progress': '読み込みの進行状況',
};
