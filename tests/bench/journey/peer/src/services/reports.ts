import { post } from './request';

export interface ReportItem extends Record<'reportcode' | 'reportname' | 'description' | 'category', string> {
  figure?: { alias: string; type: string; value: number; trend: number[] };
}

export type Condition = { code: string; value: string | string[] };
type Member = { elementcode: string; value: string; text?: string };
type Sorting = { code: string; order: 'asc' | 'desc' };
type Option = Record<'key' | 'text', string>;
export type ReportRow = Record<string, string | number | null>;

export interface ReportQuery {
  dimension?: string;
  slices?: Condition[];
  sorting?: Sorting;
  /** The members that were drilled into, from the outermost one. */
  path: Member[];
}

export interface ReportAnswer {
  reportname: string;
  slices: { code: string; alias: string; type: string; ismultiple?: number; options?: Option[] }[];
  applied: { code: string; text: string }[];
  path: Member[];
  columns: { code: string; title: string; type: string; candrill?: number }[];
  rows: ReportRow[];
  totals: ReportRow;
  sorting?: Sorting;
}

export const listReports = () => post<ReportItem[]>('/teapi/report/list');
export const readDimensions = (reportcode: string) =>
  post<Record<'elementcode' | 'alias', string>[]>('/teapi/report/getdims', { reportcode });

export function runReport(reportcode: string, { dimension, slices, sorting, path }: ReportQuery) {
  const asked = {
    reportcode,
    ...(slices ? { slices } : { slices: [], init: 1 }),
    ...(dimension && { switchdim: { elementcode: dimension } }),
    ...(sorting && { sorting }),
    pageInfo: { pageindex: 1, pagesize: 20 },
  };
  const drill = path.at(-1);
  return drill
    ? post<ReportAnswer>('/teapi/report/drill', { ...asked, drill, pdrill: path.slice(0, -1) })
    : post<ReportAnswer>('/teapi/report/biengine/report', asked);
}
