import type { thirdParty as source } from '../zh-CN/thirdParty';

export const thirdParty: typeof source = {
  'thirdParty.title': '第三方登入',
  'thirdParty.foreign': '此登入不是從本頁面發起的。如果不是您本人的操作，請返回登入。',
  'thirdParty.continue': '繼續',
  'thirdParty.back': '返回登入',
  'thirdParty.again': '重新授權',
  'thirdParty.denied': '您拒絕了授權，沒有登入。',
  'thirdParty.refused': '第三方沒有完成授權，請重試。',
  'thirdParty.nothing': '沒有正在進行的第三方登入，請從登入頁面重新開始。',
  'thirdParty.bind.title': '綁定帳號',
  'thirdParty.bind.note': '{{name}}，首次登入需要綁定帳號',
  'thirdParty.bind.noteUnnamed': '首次登入需要綁定帳號',
  'thirdParty.bind.submit': '綁定並登入',
  'thirdParty.bind.busy': '正在綁定…',
  'thirdParty.bind.lost': '沒有待綁定的第三方登入，請從登入頁面重新開始。',
  'login.auth_code_invalid': '授權已失效，請重新授權',
  'login.bind_expired': '綁定已逾時，請重新授權',
};
