import type { thirdParty as source } from '../zh-CN/thirdParty';

export const thirdParty: Partial<typeof source> = {
  'thirdParty.title': '外部サービスでログイン',
  'thirdParty.continue': '続ける',
  'thirdParty.back': 'ログインに戻る',
  'thirdParty.again': 'もう一度認証する',
  'thirdParty.bind.title': 'アカウントの連携',
  'thirdParty.bind.submit': '連携してログイン',
};
