/** The other ways in: SMS code, QR code, forgotten password (shell spec §2, §5, §8). */
export const moreWays = {
  'login.sms.mobile': '手机号',
  'login.sms.mobile.required': '请输入手机号',
  'login.sms.mobile.invalid': '手机号格式不正确',
  'login.sms.code': '验证码',
  'login.sms.code.required': '请输入验证码',
  'login.sms.code.invalid': '验证码为4位数字',
  'login.sms.send': '获取验证码',
  'login.sms.sending': '正在发送…',
  'login.sms.resend': '{{seconds}}秒后重新获取',
  'login.sms.sent': '验证码已发送至 {{mobile}}',
};
