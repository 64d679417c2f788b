import type { TextTable } from './table';

/** Texts of status codes, kinds and field names in the data. */
export const data: TextTable = {
  'visit.purpose.routine': ['例行拜访', 'Routine', '例行拜訪'],
  'visit.purpose.order': ['订货', 'Ordering', '訂貨'],
  'visit.purpose.display': ['陈列检查', 'Display check', '陳列檢查'],
  'visit.purpose.collection': ['收款', 'Collection', '收款'],
  'visit.purpose.complaint': ['投诉处理', 'Complaint', '投訴處理'],
  'flow.kind.order': ['订单审批', 'Order approval', '訂單審批'],
  'flow.kind.expense': ['费用报销', 'Expense claim', '費用報銷'],
  'flow.kind.customer': ['客户资料核对', 'Customer data check', '客戶資料核對'],
  'flow.state.running': ['审批中', 'Running', '審批中'],
  'flow.state.approved': ['已通过', 'Approved', '已通過'],
  'flow.state.rejected': ['已驳回', 'Rejected', '已駁回'],
  'flow.state.cancelled': ['已取消', 'Cancelled', '已取消'],
  'flow.step.submit': ['提交', 'Submission', '提交'],
  'flow.step.manager': ['区域经理审批', 'Regional manager', '區域經理審批'],
  'flow.step.director': ['销售总监审批', 'Sales director', '銷售總監審批'],
  'flow.step.confirm': ['销售代表确认', 'Representative confirms', '銷售代表確認'],
  'flow.action.submit': ['提交', 'Submitted', '提交'],
  'flow.action.approve': ['同意', 'Approved', '同意'],
  'flow.action.reject': ['驳回', 'Rejected', '駁回'],
  'flow.field.applicant': ['申请人', 'Applicant', '申請人'],
  'flow.field.reason': ['事由', 'Reason', '事由'],
  'flow.field.date': ['日期', 'Date', '日期'],
  'flow.field.amount': ['金额', 'Amount', '金額'],
  'flow.field.scope': ['范围', 'Scope', '範圍'],
};
