/** A tab, and a text that it shows once its data are loaded. */
export interface ShownTab {
  /** Behind the hash. */
  route: string;
  /** The tab's name. */
  name: string;
  text: string;
}

/** Its tab cannot be closed. */
export const HOME = '首页';

export const ORDER_LIST: ShownTab = { route: '/page?pagecode=order-list', name: '订单列表', text: 'SO-' };
export const CUSTOMER_LIST: ShownTab = { route: '/page?pagecode=customer-list', name: '客户列表', text: '共 400 条' };
export const VISIT_LIST: ShownTab = { route: '/page?pagecode=visit-list', name: '拜访记录', text: '共 33,681 条' };
export const ORDER_LINE_LIST: ShownTab = { route: '/page?pagecode=order-line-list', name: '订单明细', text: 'SO-' };
export const ROLES: ShownTab = { route: '/rolemgr', name: '角色管理', text: '系统管理员' };
export const REPORTS: ShownTab = { route: '/report-List', name: '报表列表', text: '销售交叉表' };
export const TO_DO: ShownTab = { route: '/undeal', name: '待办流程', text: 'SO-' };
