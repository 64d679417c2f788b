import type { Caller } from '../../../../mock/domain/accounts/caller';
import { isHeld } from '../../../../mock/domain/company/entities';
import { createDataScope } from '../../../../mock/domain/data-rules/dataScope';
import { POSITION_IDS } from '../../../../mock/domain/fixtures';
import { platform } from '../../../../mock/domain/platform';
import { findReport } from '../../../../mock/domain/reports/catalogue';
import type { Layout } from '../../../../mock/domain/reports/layout';
import type { ReportAnswer, ReportRequest } from '../../../../mock/domain/reports/runReport';
import { runReport } from '../../../../mock/domain/reports/runReport';

/** The holder of a position of the East China company, in their data scope. */
export function callerIn(positionId: string): Caller {
  const { company: companyOf, administration, accounts } = platform();
  const company = companyOf('hd');
  const { roles: known, dataRules } = administration('hd');
  const position = company.positions.get(positionId);
  const account = accounts.find(({ memberships }) => memberships.some((each) => each.positionIds.includes(positionId)));
  if (!position || !isHeld(position) || !account) throw new Error(`Nobody holds ${positionId}`);
  const roles = position.roleIds.flatMap((id) => known.find(id) ?? []);
  const functionCodes = [...new Set(roles.flatMap((role) => role.functionCodes))];
  const scope = createDataScope({ company, position }, roles, () => dataRules.all());
  return { account, company, position, roles, functionCodes, scope };
}

export const DIRECTOR = POSITION_IDS.zhangWei;
export const REPRESENTATIVE = POSITION_IDS.liNaRepresentative;

export const layoutOf = (rows: readonly string[], columns: readonly string[], values: readonly string[]): Layout => ({
  rows,
  columns,
  values,
  marks: [],
});

type Slices = Readonly<Record<string, string | readonly string[]>>;

/** Runs a report for the holder of a position, without conditions unless there are some. */
export function run(
  code: string,
  { slices = {}, ...request }: Partial<Omit<ReportRequest, 'slices'>> & { slices?: Slices } = {},
  positionId: string = DIRECTOR,
): ReportAnswer {
  return runReport(
    platform().administration('hd'),
    callerIn(positionId),
    findReport(code),
    {
      isStart: false,
      dimension: '',
      path: [],
      layout: undefined,
      sorting: undefined,
      ...request,
      slices: new Map(Object.entries(slices).map(([slice, value]) => [slice, [value].flat()])),
    },
    'zh-CN',
  );
}

/** The figures of a list by the member's text and the measure's code. */
export function figuresByText({ flat }: ReportAnswer): Record<string, Record<string, number | null>> {
  if (!flat) throw new Error('The report is no list');
  const named = (figures: readonly (number | null)[]) =>
    Object.fromEntries(figures.map((figure, place) => [flat.values[place]?.code ?? '', figure]));
  return Object.fromEntries(flat.rows.map(({ text, figures }) => [text, named(figures)]));
}

/** The totals of a list by the measure's code. */
export const totalsOf = ({ flat }: ReportAnswer): Record<string, number | null> =>
  Object.fromEntries((flat?.totals ?? []).map((figure, place) => [flat?.values[place]?.code ?? '', figure]));

/** The figures of the first measure of a cross table by the texts of row and column, joined by a slash. */
export function pivotCells({ pivot }: ReportAnswer): ReadonlyMap<string, number | null> {
  if (!pivot) throw new Error('The report is no cross table');
  const { rows, columns, rowKeys, columnKeys, members, cells, values } = pivot;
  const textOf = (dimensions: typeof rows, key: readonly string[]) =>
    key.map((member, place) => members.get(dimensions[place]?.code ?? '')?.get(member)).join('/');
  return new Map(
    rowKeys.flatMap((row, r) =>
      columnKeys.map((column, c) => [
        `${textOf(rows, row)} × ${textOf(columns, column)}`,
        cells[r]?.[c * values.length] ?? null,
      ]),
    ),
  );
}
