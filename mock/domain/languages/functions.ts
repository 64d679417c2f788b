import type { TextTable } from './table';

/** Function groups and function codes, as the role screen shows them. */
export const functions: TextTable = {
  'function.workbench': ['工作台', 'Workbench', '工作台'],
  'function.WORKBENCH_VIEW': ['查看工作台', 'View the workbench', '查看工作台'],
  'function.customer': ['客户', 'Customers', '客戶'],
  'function.CUSTOMER_VIEW': ['查看客户', 'View customers', '查看客戶'],
  'function.CUSTOMER_EDIT': ['维护客户', 'Edit customers', '維護客戶'],
  'function.order': ['订单', 'Orders', '訂單'],
  'function.ORDER_VIEW': ['查看订单', 'View orders', '查看訂單'],
  'function.ORDER_EDIT': ['维护订单', 'Edit orders', '維護訂單'],
  'function.visit': ['拜访', 'Visits', '拜訪'],
  'function.VISIT_VIEW': ['查看拜访', 'View visits', '查看拜訪'],
  'function.flow': ['审批', 'Approvals', '審批'],
  'function.FLOW_UNDEAL': ['处理待办', 'Process to-dos', '處理待辦'],
  'function.FLOW_DEALED': ['查看已办', 'View processed items', '查看已辦'],
  'function.report': ['报表', 'Reports', '報表'],
  'function.REPORT_VIEW': ['查看报表', 'View reports', '查看報表'],
  'function.message': ['消息', 'Messages', '訊息'],
  'function.MESSAGE_VIEW': ['查看消息', 'View messages', '查看訊息'],
  'function.system': ['系统', 'System', '系統'],
  'function.ROLE_VIEW': ['查看角色', 'View roles', '查看角色'],
  'function.ROLE_MANAGE': ['角色管理', 'Manage roles', '角色管理'],
  'function.ACCOUNT_PASSWORD': ['修改密码', 'Change password', '修改密碼'],
  'function.marketing': ['市场', 'Marketing', '市場'],
  'function.MARKETING_VIEW': ['查看市场活动', 'View campaigns', '查看市場活動'],
};
