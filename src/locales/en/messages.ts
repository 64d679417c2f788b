import type { WithPlurals } from '../texts';
import type { texts as source } from '../zh-CN/messages';

export const texts: WithPlurals<typeof source> = {
  'messages.title': 'Messages',
  'messages.close': 'Close',
  'messages.loading': 'Loading messages',
  'messages.failed': 'The messages could not be loaded',
  'messages.retry': 'Try again',
  'messages.kind.todo': 'To-do',
  'messages.kind.notice': 'Notices',
  'messages.kind.system': 'Announcements',
  'messages.group': '{{name}} ({{count}})',
  'messages.none': 'No unread messages',
  'messages.readAll': 'Mark all as read',
  'messages.all': 'View all',
  'messages.more_one': 'View all ({{count}})',
  'messages.more_other': 'View all ({{count}})',
  'messages.more.label_one': 'View all: {{name}}, {{count}} unread',
  'messages.more.label_other': 'View all: {{name}}, {{count}} unread',
  'messages.newOne': '{{sender}}: {{title}}',
  'messages.new_one': '{{count}} new message',
  'messages.new_other': '{{count}} new messages',
  'messages.view': 'View',
  'messages.notifications.off': 'Turn on browser notifications',
  'messages.notifications.on': 'Turn off browser notifications',
  'messages.notifications.blocked': 'The browser blocks notifications of this site. Allow them in its site settings.',
};
