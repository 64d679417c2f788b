import type { AppliedSlice, PathStep, Report } from '../../api/report';
import type { SliceValues } from '../../api/reportQuery';
import { pathInWords } from '../../api/runReport';
import { slicesInWords } from '../../api/slicesInWords';
import { sameJson } from '../../sameJson';
import type { ReportView } from './reportView';

export const valuesOf = (conditions: readonly AppliedSlice[]): SliceValues =>
  Object.fromEntries(conditions.map(({ code, value }) => [code, value]));

/** One value and a list of it are the same condition. */
const used = (values: SliceValues) =>
  Object.entries(values)
    .flatMap(([code, value]) => (value.length > 0 ? [[code, [value].flat()] as const] : []))
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Whether conditions in the form differ from those in force. An empty one is none, and their order does not matter. */
export const isUnsent = ({ chosen }: ReportView, values: SliceValues): boolean =>
  chosen !== undefined && !sameJson(used(chosen), used(values));

/** An answer, with the conditions that it was asked for; undefined: the report started with its own. */
export interface Answer {
  report: Report;
  slices: SliceValues | undefined;
}

/**
 * The conditions in force, with their words: as the answer tells them that was asked for the same ones, since the platform
 * may have added to them. While there is none they are those that are asked for, in the words of an answer that has the
 * same value, else of the form's options.
 */
export function conditionsInForce(
  asked: SliceValues | undefined,
  answers: readonly (Answer | undefined)[],
): readonly AppliedSlice[] {
  const known = answers.filter((answer) => answer !== undefined);
  const same = known.find(({ slices }) => (slices && asked ? sameJson(used(slices), used(asked)) : slices === asked));
  if (same || !asked) return same?.report.applied ?? [];
  const told = known.flatMap(({ report }) => report.applied);
  return slicesInWords(asked, known[0]?.report.slices ?? []).map(
    (condition) =>
      told.find(({ code, value }) => code === condition.code && sameJson([value].flat(), [condition.value].flat())) ??
      condition,
  );
}

/** The members that were drilled into, in the words of the last answer where it has them. */
export const drillPath = ({ path }: ReportView, known: Report | undefined): readonly PathStep[] =>
  pathInWords(path, known?.path ?? []);

/** The switch changes the first column of a cross table that has columns. */
export const switchesColumns = (known: Report | undefined): boolean => (known?.pivot?.columns.length ?? 0) > 0;

/** The dimension that the switch changes: the first column of a cross table, else the row at the top level. */
export function switchedDimension(view: ReportView, known: Report | undefined): string | undefined {
  const { pivot, columns } = known ?? {};
  if (view.dimension !== undefined) return view.dimension;
  return pivot?.columns[0]?.code ?? view.path[0]?.dimension ?? (pivot?.rows ?? columns)?.[0]?.code;
}

/** The dimension that the report was switched to, where it is not the first column of rows. */
export const unseenDimension = ({ dimension }: ReportView, report: Report | undefined): string | undefined =>
  dimension === (report?.pivot?.rows ?? report?.columns)?.[0]?.code ? undefined : dimension;
