import type { passwords as source } from '../zh-CN/passwords';

export const passwords: typeof source = {
  'password.currentPassword': 'Old password',
  'password.newPassword': 'New password',
  'password.confirmPassword': 'Confirm password',
  'password.show': 'Show {{label}}',
  'password.hide': 'Hide {{label}}',
  'password.rule': '6 to 20 characters',
  'password.required': 'Enter a password',
  'password.length': 'Enter 6 to 20 characters',
  'password.same': 'The new password must differ from the old one',
  'password.pattern': 'The password does not meet the security rules',
  'password.different': 'The two passwords are inconsistent',
  'password.save': 'Save',
  'password.saving': 'Saving…',
  'password.reset': 'Reset',
  'password.changed.signIn': 'Password changed. Taking you to sign-in...',
  'password.changed.workspace': 'Password changed. Please sign in again...',
};
