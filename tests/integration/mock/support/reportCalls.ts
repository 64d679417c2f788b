import { POSITION_IDS, ROLE_IDS } from '../../../../mock/domain/fixtures';
import { platform, resetPlatform } from '../../../../mock/domain/platform';
import type { Answer, Client } from './client';
import type { PlatformServer } from './platformServer';

interface Column {
  code: string;
  title: string;
  type: string;
  candrill?: number;
  iscomparison?: number;
}

export interface WireLayout {
  rows: string[];
  columns: string[];
  values: string[];
  marks: { elementcode: string; kind: string; limit: number }[];
}

export interface WireReport {
  sorting?: { code: string; order: string };
  columns: Column[];
  rows: Record<string, string | number | null>[];
  itemcount: number;
  totals: Record<string, number | null>;
  slices: {
    code: string;
    alias: string;
    type: string;
    paramcode?: string;
    options?: { key: string; text: string }[];
  }[];
  applied: { code: string; value: string | string[]; text: string }[];
  layout: WireLayout;
  layoutscope: string;
  dimensions: { elementcode: string; alias: string; type: string }[];
  measures: { elementcode: string; alias: string; type: string }[];
  path: { elementcode: string; value: string; alias: string; text: string }[];
  pivot?: {
    rows: Column[];
    columns: Column[];
    rowkeys: string[][];
    columnkeys: string[][];
    members: Record<string, Record<string, string>>;
    cells: (number | null)[][];
  };
  templettype?: number;
}

export const wireLayout = (rows: string[], columns: string[], values: string[]): WireLayout => ({
  rows,
  columns,
  values,
  marks: [],
});

export const call = (client: Client, path: string, body: object = {}): Promise<Answer> =>
  client.post(`/api/teapi/report/${path}`, body);

/** Runs a report without conditions unless the body has some. */
export const runOf = (client: Client, reportcode: string, body: object = {}) =>
  call(client, 'biengine/report', { reportcode, slices: [], ...body });

export const reportOf = async (client: Client, reportcode: string, body: object = {}) =>
  (await runOf(client, reportcode, body)).data<WireReport>();

export async function inEnglish<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  client.headers.language = 'en';
  const result = await work();
  delete client.headers.language;
  return result;
}

/** A platform in its initial state, with the director and with 李娜 as a representative, who sees her own orders. */
export async function signInBoth(server: PlatformServer): Promise<{ director: Client; representative: Client }> {
  resetPlatform();
  platform().spreadsheets.setTick(0);
  const [director, representative] = [server.client(), server.client()];
  await director.signIn('zhang.wei');
  await representative.signIn('li.na', POSITION_IDS.liNaRepresentative);
  return { director, representative };
}

export const ACTOR = { accountCode: 'hd-zhang.wei', name: '张伟', positionName: '销售总监' };

/** Lets the representative see all orders: the further role has no rule, and roles widen. */
export function showAllOrders(): void {
  const roleIds = [ROLE_IDS.representative, 'role-analyst'];
  platform().administration('hd').positions.update(POSITION_IDS.liNaRepresentative, 'any', { roleIds }, ACTOR);
}
