import type { TextTable } from './table';

export const menu: TextTable = {
  'menu.workbench': ['工作台', 'Workbench', '工作台', 'ワークベンチ'],
  'menu.customer': ['客户管理', 'Customers', '客戶管理', '顧客管理'],
  'menu.customer.list': ['客户列表', 'Customer list', '客戶列表', '顧客一覧'],
  'menu.order': ['订单管理', 'Orders', '訂單管理', '注文管理'],
  'menu.order.list': ['订单列表', 'Order list', '訂單列表', '注文一覧'],
  'menu.order.lines': ['订单明细', 'Order lines', '訂單明細', '注文明細'],
  'menu.visit': ['拜访管理', 'Visits', '拜訪管理', '訪問管理'],
  'menu.visit.list': ['拜访记录', 'Visit records', '拜訪記錄', '訪問記録'],
  'menu.flow': ['审批中心', 'Approvals', '審批中心', '承認センター'],
  'menu.flow.undeal': ['待办', 'To do', '待辦', '未処理'],
  'menu.flow.dealed': ['已办', 'Done', '已辦', '処理済み'],
  'menu.report': ['报表中心', 'Reports', '報表中心', 'レポート'],
  'menu.report.list': ['报表列表', 'Report list', '報表列表', 'レポート一覧'],
  'menu.report.forecast': ['销售预测', 'Sales forecast', '銷售預測'],
  'menu.marketing': ['市场活动', 'Campaigns', '市場活動'],
  'menu.marketing.list': ['活动列表', 'Campaign list', '活動列表'],
  'menu.system': ['系统管理', 'System', '系統管理', 'システム管理'],
  'menu.system.gallery': ['控件示例', 'Controls', '控件範例'],
  'menu.system.roles': ['角色管理', 'Roles', '角色管理', 'ロール管理'],
};
