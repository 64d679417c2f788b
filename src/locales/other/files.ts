import type { Partly } from '../texts';
import type { texts as source } from '../zh-CN/files';

export const texts: Partly<typeof source> = {
  'spreadsheet.import.title': 'インポート',
  'spreadsheet.export.title': 'エクスポート',
  'spreadsheet.close': '閉じる',
  'spreadsheet.retry': '再試行',
  'spreadsheet.start': 'インポート開始',
  'spreadsheet.exportStart': 'エクスポート開始',
  'spreadsheet.download': 'ダウンロード',
};
