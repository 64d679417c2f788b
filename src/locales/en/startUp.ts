import type { startUp as source } from '../zh-CN/startUp';

export const startUp: typeof source = {
  'startUp.title': 'Opening your workspace',
  'startUp.progress': 'Loading progress',
  'startUp.failed': '“{{step}}” could not be loaded',
  'startUp.signOut': 'Sign out',
  'startUp.skip': 'Continue',
  'startUp.skipped': '{{steps}} not loaded. Pages that use them say so.',
  'startUp.step.ids': 'Ids',
  'startUp.step.i18n': 'Translations',
  'startUp.step.nativeFunctions': 'Native functions',
  'startUp.step.protocolCache': 'Page cache',
  'startUp.step.webScripts': 'Custom scripts',
  'startUp.step.tabMode': 'Tab mode',
  'startUp.step.expressions': 'Expressions',
  'startUp.step.components': 'Custom components',
  'startUp.step.menu': 'Menu',
  'startUp.copyright': '© {{year}} Atrium',
};
