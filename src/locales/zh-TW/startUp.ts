import type { startUp as source } from '../zh-CN/startUp';

export const startUp: typeof source = {
  'startUp.title': '正在進入工作台',
  'startUp.progress': '載入進度',
  'startUp.failed': '「{{step}}」載入失敗',
  'startUp.signOut': '登出',
  'startUp.skip': '繼續',
  'startUp.skipped': '{{steps}}沒有載入，用到它的頁面會給出提示。',
  'startUp.step.ids': '編號',
  'startUp.step.i18n': '多語言文字',
  'startUp.step.nativeFunctions': '原生功能',
  'startUp.step.protocolCache': '頁面協定快取',
  'startUp.step.webScripts': '自訂指令碼',
  'startUp.step.tabMode': '分頁模式',
  'startUp.step.expressions': '邏輯運算式',
  'startUp.step.components': '自訂元件',
  'startUp.step.menu': '選單',
  'startUp.copyright': '© {{year}} Atrium',
};
