import type { AdminRecord, RecordStamp } from '../records/record';

/** 1 daily, 2 weekly, 3 monthly (business spec §3). */
const CONTENTS = {
  '1': '一、今日拜访客户及结果：\n\n二、今日订单与回款：\n\n三、竞品与市场信息：\n\n四、明日计划：\n',
  '2': '一、本周目标完成情况：\n\n二、重点客户进展：\n\n三、问题与所需支持：\n\n四、下周计划：\n',
  '3': '一、本月销售与回款完成率：\n\n二、客户开发与流失分析：\n\n三、费用使用情况：\n\n四、下月目标与措施：\n',
};

/** The text that a report of work begins with. Its id is its type. */
export interface ReportTemplate extends AdminRecord {
  templateId: string;
  content: string;
}

/** The templates of a new company. */
export const seedTemplates = (tenantCode: string): Omit<ReportTemplate, keyof RecordStamp>[] =>
  Object.entries(CONTENTS).map(([id, content]) => ({ id, templateId: `${tenantCode}-template-${id}`, content }));
