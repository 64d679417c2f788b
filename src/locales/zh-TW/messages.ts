import type { Translated } from '../texts';
import type { texts as source } from '../zh-CN/messages';

export const texts: Translated<typeof source> = {
  'messages.title': '訊息',
  'messages.close': '關閉',
  'messages.loading': '訊息載入中',
  'messages.failed': '訊息沒有載入成功',
  'messages.retry': '重試',
  'messages.kind.todo': '待辦',
  'messages.kind.notice': '通知',
  'messages.kind.system': '系統公告',
  'messages.group': '{{name}}（{{count}}）',
  'messages.none': '沒有未讀訊息',
  'messages.readAll': '全部標為已讀',
  'messages.all': '查看全部',
  'messages.more_other': '檢視全部（{{count}}）',
  'messages.more.label_other': '檢視全部{{name}}，{{count}} 則未讀',
  'messages.newOne': '{{sender}}：{{title}}',
  'messages.new_other': '{{count}} 則新訊息',
  'messages.view': '查看',
  'messages.notifications.off': '開啟瀏覽器通知',
  'messages.notifications.on': '關閉瀏覽器通知',
  'messages.notifications.blocked': '瀏覽器已封鎖本站的通知，請在瀏覽器的網站設定中允許。',
};
