import { IDENTITIES } from './accounts/identities';
import { SMS_CODE } from './fixtures';

/** Where the other ways to sign in can be tried; `origin` is the address of the product. */
export const demoHints = (origin: string): readonly string[] => [
  `${origin}/api/mock-phone  模拟手机：在登录页打开扫码登录，再到这里扫码并确认`,
  `13800000001 至 13800000011 / ${SMS_CODE}  短信登录、忘记密码：手机号按以上帐号顺序，企业名称如华东销售公司`,
  `企业通  第三方登录：在登录页选择，身份有${IDENTITIES.map(({ name }) => name).join('、')}（新同事尚未绑定帐号）`,
];
