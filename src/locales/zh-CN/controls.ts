/** Texts of the controls that do not come with the engine. */
export const controls = {
  'engine.switch.on': '是',
  'engine.switch.off': '否',
  'engine.panel.faulty': '有未通过校验的内容',
  'engine.area.placeholder': '请选择营销区域',
  'engine.area.invalid': '请从列表中选择区域',
  'engine.picker.clear': '清除',
  'engine.picker.badresult': '页面 {{pagecode}} 没有返回 key 和 text',
  'engine.drawer.close': '关闭',
  'engine.steps.next': '下一步',
  'engine.steps.previous': '上一步',
  'engine.link.refused': '无法打开该地址：{{address}}',
  'engine.barcode.ascii': '条码只能包含英文字母、数字和半角符号',
  'engine.barcode.toolong': '内容太长，最多 {{maximum}} 个字符',
  'engine.rows.failed': '数据读取失败',
};
