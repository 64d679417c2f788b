import type { TextTable } from './table';

/** Texts of status codes, kinds and field names in the data. */
export const data: TextTable = {
  'visit.purpose.routine': ['例行拜访', 'Routine', '例行拜訪'],
  'visit.purpose.order': ['订货', 'Ordering', '訂貨'],
  'visit.purpose.display': ['陈列检查', 'Display check', '陳列檢查'],
  'visit.purpose.collection': ['收款', 'Collection', '收款'],
  'visit.purpose.complaint': ['投诉处理', 'Complaint', '投訴處理'],
};
