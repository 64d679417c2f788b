import type { Page } from 'puppeteer';
import { click, fill, findByRole } from '../find';
import { newCode, untilEachRowSays } from './damagedWalk';
import type { DamagedWalk } from './damagedWalk';

const more = (name: string) => ['button', `更多操作 ${name}`] as const;
const unit = (name: string) => `[role=treeitem] [title="${name}"]`;
const NETWORK = { username: 'wang.fang', tenantCode: 'nf' };
const chooseFilter = (label: string, option: string) => ['combobox', label, option] as const;
let rolesChosen = 0;
/** Chooses a role that no earlier round has assigned: the one above it in the list. */
async function chooseAnotherRole(page: Page): Promise<void> {
  await click(page, 'combobox', '角色');
  await page.waitForSelector('.ant-select-item-option-active');
  rolesChosen += 1;
  for (let presses = 0; presses < rolesChosen; presses += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
}

const DELETE = '[role=dialog] .ant-btn-primary';

/** What an administrator does with accounts, positions, organisations, roles and the log. */
export const WALKS: readonly DamagedWalk[] = [
  {
    name: 'open an entry of the log',
    endpoints: ['/operationlog/get'],
    path: '/operationlog',
    steps: ['[data-row-key] button[aria-label^="查看"]'],
  },
  {
    name: 'disable an account',
    endpoints: ['/account/disable'],
    path: '/accountmgr',
    steps: [more('李娜'), ['menuitem', '停用帐号 李娜']],
  },
  {
    name: 'reset a password',
    endpoints: ['/account/resetpwd'],
    path: '/accountmgr',
    steps: [['button', '重置密码 吴刚'], ['textbox', '新密码', '246810'], '[role=dialog] .ant-btn-primary'],
  },
  {
    name: 'enable an account',
    endpoints: ['/account/enable'],
    path: '/accountmgr',
    as: NETWORK,
    steps: [
      chooseFilter('状态', '已停用'),
      ['button', '查询'],
      untilEachRowSays('已停用'),
      '[aria-label^="更多操作"]',
      '[aria-label^="启用帐号"]',
    ],
  },
  {
    name: 'unlock an account',
    endpoints: ['/account/unlock'],
    path: '/accountmgr',
    as: NETWORK,
    steps: [
      chooseFilter('状态', '已锁定'),
      ['button', '查询'],
      untilEachRowSays('已锁定'),
      '[aria-label^="更多操作"]',
      '[aria-label^="解锁帐号"]',
    ],
  },
  {
    name: 'delete an account',
    endpoints: ['/account/delete'],
    path: '/accountmgr',
    steps: [more('吴刚'), ['menuitem', '删除帐号 吴刚'], ['button', '删除']],
  },
  {
    name: 'disable a position',
    endpoints: ['/position/disable'],
    path: '/positionmgr',
    steps: [
      ['textbox', '关键字', '渠道经理'],
      ['button', '查询'],
      ['button', '停用岗位 渠道经理（杭州分部）'],
    ],
  },
  {
    name: 'delete a position',
    endpoints: ['/position/delete'],
    path: '/positionmgr',
    steps: [
      ['textbox', '关键字', '渠道经理'],
      ['button', '查询'],
      ['button', '删除岗位 渠道经理（杭州分部）'],
      ['button', '删除'],
    ],
  },
  {
    name: 'move an organisation',
    endpoints: ['/orgInst/move'],
    path: '/postinstmgr',
    steps: [unit('杭州分部'), ['button', '移动到…'], ['combobox', '新的上级组织', '财务部'], ['button', '移动']],
  },
  {
    name: 'delete an organisation',
    endpoints: ['/orgInst/delete'],
    allows: ['/orgInst/save'],
    path: '/postinstmgr',
    steps: [
      ['button', '新建组织'],
      (page) => fill(page, '组织编码', newCode('hd')),
      ['textbox', '组织名称', '行政组'],
      ['button', '保存'],
      (page) => findByRole(page, 'heading', '行政组'),
      ['button', '删除'],
      DELETE,
    ],
  },
  {
    name: 'take back a role that was assigned',
    endpoints: ['/position/withdrawrole'],
    allows: ['/position/assignrole'],
    path: '/positionmgr',
    steps: [
      ['textbox', '关键字', '渠道经理'],
      ['button', '查询'],
      ['checkbox', '选择 渠道经理（杭州分部）'],
      ['button', '分配角色'],
      chooseAnotherRole,
      '.ant-drawer .ant-btn-primary',
      ['button', '撤销'],
    ],
  },
  {
    name: 'look at the members of a role',
    endpoints: ['/role/members'],
    path: '/rolemgr',
    steps: [['button', '打开角色 系统管理员'], '[role=dialog] summary'],
  },
  {
    name: 'save a role',
    endpoints: ['/role/save'],
    path: '/rolemgr',
    steps: [
      ['button', '新建角色'],
      ['textbox', '角色编码', 'night-shift'],
      ['textbox', '角色名称', '夜班'],
      ['checkbox', '查看订单'],
      ['button', '保存'],
    ],
  },
  {
    name: 'delete a role',
    endpoints: ['/role/delete'],
    path: '/rolemgr',
    steps: ['tbody button[aria-label^="删除角色"]:not([aria-disabled])', DELETE],
  },
  {
    name: 'arrange the menu',
    endpoints: ['/pagenavigation/savemenu'],
    path: '/navigationmgr',
    steps: [
      ['treeitem', '拜访管理'],
      ['textbox', '中文名称', '终端拜访'],
      ['button', '保存'],
    ],
  },
  {
    name: 'preview the menu of a position',
    endpoints: ['/pagenavigation/positionfunctions'],
    path: '/navigationmgr',
    steps: [['combobox', '岗位', '区域经理']],
  },
  {
    name: 'save the system settings',
    endpoints: ['/globalconfig/batchupdate'],
    path: '/systemmgr',
    steps: [
      ['textbox', '有成交，沉睡：大于', '20'],
      ['button', '保存'],
    ],
  },
  {
    name: 'save a report template',
    endpoints: ['/workreport/settempletset'],
    path: '/systemmgr',
    steps: [
      ['tab', '汇报配置'],
      ['tab', '周报'],
      ['textbox', '周报模板', '本周小结'],
      ['button', '保存'],
    ],
  },
  {
    name: 'sign out other devices',
    endpoints: ['/account/endsession'],
    path: '/mycentermgr',
    steps: [
      ['button', '退出其他所有设备'],
      ['button', '退出登录'],
    ],
  },
  {
    name: 'change the password',
    endpoints: ['/account/changepwd'],
    path: '/passwordmgr',
    steps: [
      ['textbox', '旧密码', 'Atrium2026'],
      ['textbox', '新密码', 'Spring2027'],
      ['textbox', '确认密码', 'Spring2027'],
      ['button', '保存'],
    ],
  },
];
