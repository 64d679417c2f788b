import type { common as source } from '../zh-CN/common';

export const common: typeof source = {
  'common.productName': 'Atrium',
  'common.back': 'Back',
  'common.confirm': 'Confirm',
  'common.cancel': 'Cancel',
  'common.retry': 'Try again',
  'common.language': 'Language',
};
