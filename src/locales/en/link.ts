import type { link as source } from '../zh-CN/link';

export const link: typeof source = {
  'link.title': 'Signing in',
  'link.failed': 'The link could not sign you in',
  'link.userChange.title': 'Sign in as somebody else?',
  'link.userChange.note': '{{present}} is signed in. The link signs in {{next}}.',
  'link.userChange.confirm': 'Switch and continue',
  'link.userChange.keep': 'Stay signed in',
};
