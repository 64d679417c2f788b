import type { errors as source } from '../zh-CN/errors';

export const errors: Partial<typeof source> = {
  'errors.network': 'ネットワーク接続エラー',
  'errors.http.401': 'セッションが終了しました。もう一度ログインしてください。',
  'errors.http.500': 'リクエストに失敗しました。不明なエラーです。',
};
