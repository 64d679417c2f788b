import type { preview as source } from '../zh-CN/preview';

/** What the preview of pages says. */
export const preview: Record<keyof typeof source, string> = {
  'preview.title': '頁面預覽',
  'preview.state.waiting': '正在等待連線（連接埠 {{port}}）',
  'preview.state.connected': '已連線：{{source}}',
  'preview.state.lost': '與{{source}}的連線已中斷，正在重新連線…',
  'preview.state.ended': '已中斷：{{source}}',
  'preview.state.guessed': '配對碼多次錯誤，已停止接收：{{source}}',
  'preview.source.desktop': '桌面程式',
  'preview.source.window': '網頁視窗 {{name}}',
  'preview.source.socket': '本機工具 {{name}}',
  'preview.wrongPort': '連接埠「{{port}}」無效，應為 1 到 65535 的整數',
  'preview.disconnect': '中斷連線',
  'preview.code': '配對碼',
  'preview.newCode': '新配對碼',
  'preview.refused': '解析協議錯誤。。。',
  'preview.fault.size': '收到的內容超過 2 MB，未處理。',
  'preview.fault.shape': '收到的內容不是預覽訊息，未處理。',
  'preview.cleared': '已清除本機儲存',
  'preview.opens': '開啟頁面 {{code}}（{{mode}}）',
  'preview.closes': '頁面要求關閉',
  'preview.empty.title': '還沒有頁面',
  'preview.empty.note': '預覽不需要登入，也不存取伺服器：表格和選項顯示的是範例資料。',
  'preview.empty.command': '在專案目錄中執行命令：',
  'preview.empty.open': '開啟命令給出的位址。每次儲存檔案，頁面隨之更新。',
  'preview.empty.code': '其他工具透過本機連接埠 {{port}} 或視窗訊息傳送頁面時，請在該工具中輸入上方的配對碼。',
};
