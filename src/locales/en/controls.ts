/** Texts of the controls that do not come with the engine. */
export const controls = {
  'engine.switch.on': 'Yes',
  'engine.switch.off': 'No',
  'engine.panel.faulty': 'Something here is not valid',
  'engine.area.placeholder': 'Choose a marketing area',
  'engine.area.invalid': 'Choose an area from the list',
  'engine.picker.clear': 'Clear',
  'engine.picker.badresult': 'Page {{pagecode}} has not answered key and text',
  'engine.drawer.close': 'Close',
  'engine.steps.next': 'Next',
  'engine.steps.previous': 'Previous',
  'engine.link.refused': 'This address cannot be opened: {{address}}',
  'engine.barcode.ascii': 'Bars take only letters, digits and signs of ASCII',
  'engine.barcode.toolong': 'Too long: {{maximum}} characters at most',
  'engine.rows.failed': 'The data could not be read',
};
