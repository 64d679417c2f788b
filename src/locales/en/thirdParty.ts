import type { thirdParty as source } from '../zh-CN/thirdParty';

export const thirdParty: typeof source = {
  'thirdParty.title': 'Third-party sign-in',
  'thirdParty.foreign': 'This sign-in was not started from this page. If it was not you, go back to sign-in.',
  'thirdParty.continue': 'Continue',
  'thirdParty.back': 'Back to sign-in',
  'thirdParty.again': 'Authorise again',
  'thirdParty.denied': 'You refused the authorisation and are not signed in.',
  'thirdParty.refused': 'The third party did not complete the authorisation. Please try again.',
  'thirdParty.nothing': 'No third-party sign-in is under way. Please start again from the sign-in page.',
  'thirdParty.bind.title': 'Link your account',
  'thirdParty.bind.note': '{{name}}, link your account to sign in for the first time',
  'thirdParty.bind.noteUnnamed': 'Link your account to sign in for the first time',
  'thirdParty.bind.submit': 'Link and sign in',
  'thirdParty.bind.busy': 'Linking…',
  'thirdParty.bind.lost': 'There is nothing to link any more. Please start again from the sign-in page.',
  'login.auth_code_invalid': 'The authorisation is no longer valid, please authorise again',
  'login.bind_expired': 'The linking has timed out, please authorise again',
};
