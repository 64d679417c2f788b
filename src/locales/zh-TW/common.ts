import type { common as source } from '../zh-CN/common';

export const common: typeof source = {
  'common.productName': 'Atrium',
  'common.back': '返回',
  'common.confirm': '確定',
  'common.cancel': '取消',
  'common.retry': '重試',
  'common.language': '語言',
};
