import type { moreWays as source } from '../zh-CN/moreWays';

export const moreWays: typeof source = {
  'login.sms.mobile': 'Mobile number',
  'login.sms.mobile.required': 'Enter your mobile number',
  'login.sms.mobile.invalid': 'This is not a mobile number',
  'login.sms.code': 'Verification code',
  'login.sms.code.required': 'Enter the verification code',
  'login.sms.code.invalid': 'The verification code has four digits',
  'login.sms.send': 'Get a code',
  'login.sms.sending': 'Sending…',
  'login.sms.resend': 'Again in {{seconds}} s',
  'login.sms.sent': 'A code was sent to {{mobile}}',
};
