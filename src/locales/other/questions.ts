import type { questions as source } from '../zh-CN/questions';

export const questions: Partial<typeof source> = {
  'signIn.passwordChange.now': '今すぐ変更',
  'signIn.passwordChange.back': 'ログインに戻る',
};
