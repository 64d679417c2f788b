import type { common as source } from '../zh-CN/common';

export const common: Partial<typeof source> = {
  'common.back': '戻る',
  'common.confirm': '確定',
  'common.cancel': 'キャンセル',
  'common.retry': '再試行',
  'common.language': '言語',
};
