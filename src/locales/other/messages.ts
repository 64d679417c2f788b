import type { Partly } from '../texts';
import type { texts as source } from '../zh-CN/messages';

export const texts: Partly<typeof source> = {
  'messages.title': 'メッセージ',
  'messages.none': '未読メッセージはありません',
  'messages.readAll': 'すべて既読にする',
  'messages.all': 'すべて表示',
  'messages.new_other': '新着メッセージ {{count}} 件',
  'messages.view': '表示',
};
