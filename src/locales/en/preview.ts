import type { preview as source } from '../zh-CN/preview';

/** What the preview of pages says. */
export const preview: Record<keyof typeof source, string> = {
  'preview.title': 'Page preview',
  'preview.state.waiting': 'Waiting for a connection (port {{port}})',
  'preview.state.connected': 'Connected: {{source}}',
  'preview.state.lost': 'The connection to {{source}} was lost. Reconnecting…',
  'preview.state.ended': 'Disconnected: {{source}}',
  'preview.state.guessed': 'Too many wrong codes. No longer listening to: {{source}}',
  'preview.source.desktop': 'desktop app',
  'preview.source.window': 'window {{name}}',
  'preview.source.socket': 'local tool {{name}}',
  'preview.wrongPort': '“{{port}}” is no port. Use a whole number from 1 to 65535',
  'preview.disconnect': 'Disconnect',
  'preview.code': 'Pairing code',
  'preview.newCode': 'New code',
  'preview.refused': 'The protocol could not be read',
  'preview.fault.size': 'What was sent is larger than 2 MB and was not used.',
  'preview.fault.shape': 'What was sent is no message of the preview and was not used.',
  'preview.cleared': 'The browser’s storage was cleared',
  'preview.opens': 'Opens the page {{code}} ({{mode}})',
  'preview.closes': 'The page asks to be closed',
  'preview.empty.title': 'No page yet',
  'preview.empty.note': 'The preview needs no sign-in and calls no server: tables and choices show sample data.',
  'preview.empty.command': 'Run this command in the project’s folder:',
  'preview.empty.open': 'Open the address that it prints. The page follows each save of the file.',
  'preview.empty.code': 'Other tools send pages to port {{port}} of this machine or by window messages. Type the pairing code above into them.',
};
