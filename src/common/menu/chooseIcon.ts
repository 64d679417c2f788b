import { lookUp } from '../lookUp';

/** The names of the menu's icons; `MenuIcon` has their components. */
export const ICON_NAMES = [
  'module',
  'home',
  'customer',
  'order',
  'visit',
  'money',
  'approval',
  'report',
  'chart',
  'setting',
  'user',
  'team',
  'product',
  'shop',
  'stock',
  'map',
  'calendar',
  'message',
  'file',
  'promotion',
  'task',
  'role',
  'log',
  'database',
  'star',
  'phone',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

export interface ChosenIcon {
  name: IconName;
  color?: string;
}

/** The first match wins, so specific words come before general ones (shell spec §2). */
const KEYWORDS: readonly (readonly [pattern: RegExp, name: IconName])[] = [
  [/工作台|首页|主页|门户/, 'home'],
  [/审批|流程|待办|已办/, 'approval'],
  [/报表|分析|统计/, 'chart'],
  [/订单|退货|下单/, 'order'],
  [/拜访|巡店|路线/, 'visit'],
  [/门店|终端|店铺/, 'shop'],
  [/客户|经销/, 'customer'],
  [/费用|价格|预算|资金|回款|对账/, 'money'],
  [/促销|活动|营销/, 'promotion'],
  [/库存|仓库|仓储/, 'stock'],
  [/产品|商品|物料|品牌/, 'product'],
  [/日程|考勤|日历|计划/, 'calendar'],
  [/任务/, 'task'],
  [/消息|公告|通知/, 'message'],
  [/地图|区域|位置|网点/, 'map'],
  [/权限|角色/, 'role'],
  [/岗位|组织|部门|团队/, 'team'],
  [/人员|员工|用户|账号|帐号|个人/, 'user'],
  [/日志|记录/, 'log'],
  [/字典|数据|主数据/, 'database'],
  [/文件|文档|资料|单据|导入|导出/, 'file'],
  [/电话|联系/, 'phone'],
  [/收藏|常用/, 'star'],
  [/系统|设置|配置|管理/, 'setting'],
];

/** Other names of the same icons, used by the server. */
const ALIASES: Readonly<Record<string, IconName>> = {
  dashboard: 'home',
  orders: 'order',
  customers: 'customer',
  system: 'setting',
  settings: 'setting',
  users: 'user',
  people: 'team',
  organization: 'team',
  org: 'team',
  fee: 'money',
  finance: 'money',
  flow: 'approval',
  workflow: 'approval',
  reports: 'report',
  products: 'product',
  store: 'shop',
  inventory: 'stock',
  dict: 'database',
  data: 'database',
};

const COLOR = /^(#[0-9a-f]{3,8}|[a-z]+)$/i;

/** The icon of a menu item: its own `name[:colour]`, else one chosen by its Chinese title, else `module`. */
export function chooseIcon(icon: string | undefined, title: string): ChosenIcon {
  const [rawName = '', rawColor = ''] = (icon ?? '').split(':');
  const color = COLOR.test(rawColor.trim()) ? { color: rawColor.trim() } : {};
  return { name: knownName(rawName.trim().toLowerCase()) ?? nameByTitle(title), ...color };
}

function knownName(name: string): IconName | undefined {
  return ICON_NAMES.find((known) => known === name) ?? lookUp(ALIASES, name);
}

function nameByTitle(title: string): IconName {
  return KEYWORDS.find(([pattern]) => pattern.test(title))?.[1] ?? 'module';
}
