import type { EnterOptions } from '../../support/enterWorkspace';

/** A native screen as a person opens it: two clicks in the menu, and a text of its first rows. */
export interface NativeScreen {
  title: string;
  subApp: string;
  menuGroup: string;
  menuItem: string;
  /** The pointer rests on its menu item before the click, which prepares it; the first screen is prepared when idle. */
  isPointed?: true;
  /** Can be read in the first rows. */
  text: string;
  /** Who opens it, by default the sales director. */
  account?: Pick<EnterOptions, 'username' | 'tenantCode'>;
  /** What is typed into which field, for `typing`. */
  search?: Readonly<{ field: string; text: string }>;
  /** Milliseconds; only the ways named here are measured. */
  budgets: Readonly<Partial<Record<Way, number>>>;
}

/**
 * `prefetched`: from the click to the first rows, when its sub-app has started while the browser was idle.
 * `cold`: the same with nothing of it there. `typing`: from a key in its search to the next paint.
 */
export const WAYS = ['prefetched', 'cold', 'typing'] as const;
export type Way = (typeof WAYS)[number];

/** How much slower the processor runs than this machine's. */
export const CPU_SLOWDOWN: Readonly<Record<Way, number>> = { prefetched: 1, cold: 4, typing: 1 };

/** The tenant with 5,000 accounts and 10,000 organisations. */
const LARGE_TENANT = { username: 'wang.fang', tenantCode: 'nf' };

export const SCREENS: readonly NativeScreen[] = [
  {
    title: 'admin: roles',
    subApp: 'admin',
    menuGroup: '系统管理',
    menuItem: '角色管理',
    text: '系统管理员',
    budgets: { prefetched: 300, cold: 2_000 },
  },
  {
    title: 'admin: 5,000 accounts',
    subApp: 'admin',
    menuGroup: '系统管理',
    menuItem: '帐号管理',
    isPointed: true,
    text: 'nf.s',
    account: LARGE_TENANT,
    search: { field: '关键字', text: 'nf.s11' },
    budgets: { prefetched: 300, typing: 50 },
  },
  {
    title: 'admin: 10,000 organisations',
    subApp: 'admin',
    menuGroup: '系统管理',
    menuItem: '组织管理',
    isPointed: true,
    text: '广州分部',
    account: LARGE_TENANT,
    search: { field: '查找组织', text: '112' },
    budgets: { prefetched: 300, typing: 50 },
  },
  {
    title: 'reports: list',
    subApp: 'reports',
    menuGroup: '报表中心',
    menuItem: '报表列表',
    text: '销售交叉表',
    budgets: { prefetched: 300, cold: 1_200 },
  },
  {
    title: 'workflow: to do',
    subApp: 'workflow',
    menuGroup: '审批中心',
    menuItem: '待办流程',
    text: 'SO-',
    budgets: { prefetched: 300, cold: 1_200 },
  },
];
