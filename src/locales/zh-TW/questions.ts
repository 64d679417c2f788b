import type { questions as source } from '../zh-CN/questions';

export const questions: typeof source = {
  'signIn.product.title': '選擇租戶和產品',
  'signIn.product.note': '您的帳號可以進入以下租戶和產品。',
  'signIn.position.title': '選擇職位',
  'signIn.position.note': '選單和權限依所選職位呈現。',
  'signIn.passwordChange.title': '請修改密碼',
  'signIn.passwordChange.expired': '密碼已過期，修改後才能登入。',
  'signIn.passwordChange.soon': '密碼即將過期，建議儘快修改。',
  'signIn.passwordChange.initial': '您正在使用初始密碼，修改後才能登入。',
  'signIn.passwordChange.pattern': '密碼不符合安全要求，修改後才能登入。',
  'signIn.passwordChange.now': '現在修改',
  'signIn.passwordChange.back': '返回登入',
  'signIn.passwordChange.later': '以後再說，繼續登入',
  'login.product_required': '請選擇租戶和產品',
  'login.post_required': '請選擇職位',
};
