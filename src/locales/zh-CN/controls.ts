/** Texts of the controls that do not come with the engine. */
export const controls = {
  'engine.group.required': '{{title}}，必填',
  'engine.checkbox.tick': '请勾选{{title}}',
  'engine.switch.on': '是',
  'engine.switch.off': '否',
  'engine.panel.faulty': '有未通过校验的内容',
};
