import type { AppliedSlice, PathStep, Report } from '../../api/report';
import type { SliceValues } from '../../api/reportQuery';
import type { ReportView } from './reportView';

/** The conditions in force, as an answer tells them. */
export const appliedValues = (report: Report | undefined): SliceValues =>
  Object.fromEntries((report?.applied ?? []).map(({ code, value }) => [code, value]));

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const used = (values: SliceValues) =>
  Object.entries(values)
    .filter(([, value]) => value.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Whether conditions in the form differ from those in force. An empty one is none, and their order does not matter. */
export const isUnsent = ({ chosen }: ReportView, values: SliceValues): boolean =>
  chosen !== undefined && !isSame(used(chosen), used(values));

/** The conditions in words: those of the answers that are still as they were. */
export function conditionTags(values: SliceValues, answers: readonly (Report | undefined)[]): readonly AppliedSlice[] {
  const told = answers.flatMap((answer) => answer?.applied ?? []);
  const current = told.filter(({ code, value }) => Object.hasOwn(values, code) && isSame(values[code], value));
  return current.filter((tag, index) => current.findIndex(({ code }) => code === tag.code) === index);
}

/** The members that were drilled into, in the words of the last answer where it has them. */
export const drillPath = ({ path }: ReportView, known: Report | undefined): readonly PathStep[] =>
  path.map((step) => {
    const told = known?.path.find(({ dimension, value }) => dimension === step.dimension && value === step.value);
    return { name: '', text: step.value, ...told, ...step };
  });

/** The dimension that the switch changes: the first column of a cross table, else the row at the top level. */
export function switchedDimension(view: ReportView, known: Report | undefined): string | undefined {
  const { pivot, columns } = known ?? {};
  if (view.dimension !== undefined) return view.dimension;
  return pivot?.columns[0]?.code ?? view.path[0]?.dimension ?? (pivot?.rows ?? columns)?.[0]?.code;
}
