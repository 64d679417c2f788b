/** Texts of the controls that do not come with the engine. */
export const controls = {
  'engine.switch.on': '是',
  'engine.switch.off': '否',
  'engine.panel.faulty': '有未通过校验的内容',
};
