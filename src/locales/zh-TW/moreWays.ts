import type { moreWays as source } from '../zh-CN/moreWays';

export const moreWays: typeof source = {
  'login.sms.mobile': '手機號',
  'login.sms.mobile.required': '請輸入手機號',
  'login.sms.mobile.invalid': '手機號格式不正確',
  'login.sms.code': '驗證碼',
  'login.sms.code.required': '請輸入驗證碼',
  'login.sms.code.invalid': '驗證碼為4位數字',
  'login.sms.send': '獲取驗證碼',
  'login.sms.sending': '正在發送…',
  'login.sms.resend': '{{seconds}}秒後重新獲取',
  'login.sms.sent': '驗證碼已發送至 {{mobile}}',
};
