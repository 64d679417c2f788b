import type { Translated } from '../texts';
import type { texts as source } from '../zh-CN/support';

export const texts: Translated<typeof source> = {
  'support.mark': 'Developer mode (DEV)',
  'support.leave': 'Leave developer mode',
  'support.left': 'Developer mode is off.',
  'support.title': 'Performance',
  'support.close': 'Close the performance panel',
  'support.costs': 'What this page costs',
  'support.noPage': 'No page that comes from a protocol is in front.',
  'support.notRecorded':
    'This page was opened before anything was recorded, so the costs of its controls and expressions are not known.',
  'support.reopen': 'Open this page again',
  'support.stage.firstscreen': 'Opening to first screen',
  'support.stage.loaded': 'Opening to usable',
  'support.stage.none': 'Not reached yet',
  'support.ms': '{{ms}} ms',
  'support.kb': ' {{kb}} kB',
  'support.failed': 'failed',
  'support.list.requests': 'Slowest requests',
  'support.list.controls': 'Slowest controls',
  'support.list.expressions': 'Slowest expressions',
  'support.list.scripts': 'Slowest scripts',
  'support.list.none': 'None yet',
  'support.report': 'Save a report for support',
  'support.report.hint':
    'The report contains the definition of the page, what was entered, and the last requests. Passwords, tokens and keys are always removed.',
  'support.report.values': 'What was entered',
  'support.report.masked': 'Use placeholders (no personal data)',
  'support.report.kept': 'Keep as it is (easier to reproduce)',
  'support.report.save': 'Save report',
  'support.saved': 'Saved: {{name}}',
  'support.notSaved': 'Not saved: {{reason}}',
};
