import { post } from './request';

type RowText = 'processid' | 'title' | 'processname' | 'applicant' | 'applytime' | 'currentstep' | 'dueat';

export interface ProcessRow extends Record<RowText, string> {
  amount?: number;
  orderid?: string;
}

export interface ProcessDetail extends ProcessRow, Record<'processno' | 'applicantposition' | 'applicantorg', string> {
  version: number;
  task?: { taskid: string };
  steps: { name: string; handlers: string[]; actionname: string; comment: string; time: string }[];
}

const FLOW = '/teapi/workflow/flow';

export const queryPending = (conditions: object, page: number, size: number) =>
  post<{ af_items: ProcessRow[]; af_itemcount: number }>(`${FLOW}/getmyprocesslist`, {
    af_pageindex: page,
    af_pagesize: size,
    af_querytype: 'undeal',
    af_querycondition: conditions,
  });

export const getProcess = (processid: string) => post<ProcessDetail>(`${FLOW}/getprocess`, { processid });

export function handleProcess({ processid, version, task }: ProcessDetail, action: string, comment: string) {
  const decision = { taskid: task?.taskid ?? '', action, comment, requestid: crypto.randomUUID() };
  return post(`${FLOW}/handle`, { processid, version, ...decision });
}
