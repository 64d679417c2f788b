/** Texts of the controls that do not come with the engine. */
export const controls = {
  'engine.switch.on': '是',
  'engine.switch.off': '否',
  'engine.panel.faulty': '有未通過校驗的內容',
  'engine.area.placeholder': '請選擇行銷區域',
  'engine.area.invalid': '請從列表中選擇區域',
  'engine.picker.clear': '清除',
  'engine.picker.badresult': '頁面 {{pagecode}} 沒有返回 key 和 text',
  'engine.drawer.close': '關閉',
  'engine.steps.next': '下一步',
  'engine.steps.previous': '上一步',
  'engine.link.refused': '無法開啟該地址：{{address}}',
  'engine.barcode.ascii': '條碼只能包含英文字母、數字和半形符號',
  'engine.barcode.toolong': '內容太長，最多 {{maximum}} 個字元',
  'engine.rows.failed': '資料讀取失敗',
};
