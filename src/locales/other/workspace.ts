import type { Partly } from '../texts';
import type { texts as source } from '../zh-CN/workspace';

export const texts: Partly<typeof source> = {
  'workspace.messages': 'メッセージ',
  // Texts of the workspace.
  'workspace.theme': 'テーマ',
  'workspace.theme.system': 'システムに合わせる',
  'workspace.theme.light': 'ライト',
  'workspace.theme.dark': 'ダーク',
  'workspace.density': '表示密度',
  'workspace.menu': 'メインメニュー',
  'workspace.position': '役職',
  'workspace.language': '言語',
  'workspace.signOut': 'ログアウト',
  'workspace.tab.home': 'ホーム',
  'workspace.tab.close': '{{name}}を閉じる',
  'workspace.tab.closeOthers': '他のタブを閉じる',
  'workspace.tab.closeCurrent': '現在のタブを閉じる',
  'workspace.tab.refresh': '再読み込み',
  'workspace.tab.refreshed': '再読み込みしました',
  'workspace.screen.passwordmgr': 'パスワードの変更',
  'workspace.screen.importexportlist': 'インポートとエクスポート',
  'workspace.page.retry': '再試行',
  'workspace.dialog.close': '閉じる',
  'workspace.confirm.ok': '確定',
  'workspace.confirm.cancel': 'キャンセル',
};
