/** Texts of the controls that do not come with the engine. */
export const controls = {
  'engine.group.required': '{{title}}, required',
  'engine.checkbox.tick': 'Tick {{title}}',
  'engine.switch.on': 'Yes',
  'engine.switch.off': 'No',
  'engine.panel.faulty': 'Something here is not valid',
};
