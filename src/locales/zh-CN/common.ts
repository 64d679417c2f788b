/** Words used everywhere. */
export const common = {
  'common.productName': 'Atrium',
  'common.back': '返回',
  'common.confirm': '确定',
  'common.cancel': '取消',
  'common.retry': '重试',
  'common.language': '语言',
};
