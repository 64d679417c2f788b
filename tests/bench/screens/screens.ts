/** A native screen as a person opens it: two clicks in the menu, and a text of its first rows. */
export interface NativeScreen {
  title: string;
  subApp: string;
  menuGroup: string;
  menuItem: string;
  /** Can be read in the first rows. */
  text: string;
  /** Milliseconds from the click to the first rows. */
  budgets: Readonly<Record<Way, number>>;
}

/** `prefetched`: its sub-app has started while the browser was idle. `cold`: nothing of it is there. */
export const WAYS = ['prefetched', 'cold'] as const;
export type Way = (typeof WAYS)[number];

/** How much slower the processor runs than this machine's. */
export const CPU_SLOWDOWN: Readonly<Record<Way, number>> = { prefetched: 1, cold: 4 };

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
