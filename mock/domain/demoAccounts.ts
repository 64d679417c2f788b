import { IDENTITIES } from './accounts/identities';
import { DEMO_PASSWORD, INITIAL_PASSWORD, SMS_CODE, WEAK_PASSWORD } from './fixtures';

export interface DemoAccount {
  username: string;
  password: string;
  /** The case that the account demonstrates. */
  note: string;
}

const demo = (username: string, note: string, password: string = DEMO_PASSWORD): DemoAccount => ({
  username,
  password,
  note,
});

/** The accounts of the demonstration. */
export const demoAccounts: readonly DemoAccount[] = [
  demo('zhang.wei', '张伟：销售总监，全部权限'),
  demo('li.na', '李娜：两个岗位（区域经理、销售代表）'),
  demo('wang.fang', '王芳：两家企业，三个产品版本可选'),
  demo('zhao.min', '赵敏：所属企业已停用'),
  demo('zhou.jie', '周杰：没有岗位'),
  demo('sun.li', '孙丽：岗位未关联权限组'),
  demo('wu.gang', '吴刚：密码已过期，必须修改'),
  demo('zheng.hao', '郑浩：密码即将过期，可稍后修改'),
  demo('chen.jing', '陈静：仍使用初始密码，必须修改', INITIAL_PASSWORD),
  demo('he.ping', '何平：密码不符合规则，必须修改', WEAK_PASSWORD),
  demo('qian.duo', '钱多：帐号已锁定，须联系企业系统管理员'),
  demo('gao.fei', '高飞：北方商贸，文件存于 Azure（华东存于 S3，南方存于 OSS）'),
];

/** Hints for the other sign-in methods. `origin` is the origin of the product. */
export const demoHints = (origin: string): readonly string[] => [
  `${origin.replace('localhost', '127.0.0.1')}/partner/  合作方页面：在另一个站点中嵌入本系统（qiankun 主应用：/partner/qiankun.html）`,
  `${origin}/api/mock-phone  模拟手机：在登录页打开扫码登录，再到这里扫码并确认`,
  `13800000001 至 13800000012 / ${SMS_CODE}  短信登录、忘记密码：手机号按以上帐号顺序，企业名称如华东销售公司`,
  `企业通  第三方登录：在登录页选择，身份有${IDENTITIES.map(({ name }) => name).join('、')}（新同事尚未绑定帐号）`,
];
