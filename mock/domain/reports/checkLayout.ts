import { ApiError, malformed } from '../apiError';
import type { ReportDefinition } from './catalogue';
import type { Dimension } from './dimensions';
import type { KnownLayout, Layout } from './layout';
import { MOST } from './layout';
import type { Measure } from './measures';

/** `error_type` of a report whose setting no longer fits; the client returns to the setting (business spec §8). */
const SETTING_TYPE = 500;

/** 500: the report has no such dimension or measure, or no longer. */
const unknownElement = (code: string) => new ApiError(500, 'report.element_unknown', SETTING_TYPE, { code });
const unknownDimension = () => new ApiError(500, 'report.dimension_unknown', SETTING_TYPE);

export function knownDimension({ dimensions }: ReportDefinition, code: string): Dimension {
  const found = dimensions.find((dimension) => dimension === code);
  if (!found) throw unknownDimension();
  return found;
}

function findElement<Code extends string>(known: readonly Code[], code: string): Code {
  const found = known.find((each) => each === code);
  if (!found) throw unknownElement(code);
  return found;
}

/** Throws 400 for a layout that no report could have. */
export function checkSize({ rows, columns, values, marks }: Layout): void {
  if (rows.length < 1 || rows.length > MOST.rows) throw malformed('layout.rows');
  if (columns.length > MOST.columns) throw malformed('layout.columns');
  if (values.length < 1 || values.length > MOST.values) throw malformed('layout.values');
  if (marks.length > MOST.marks) throw malformed('layout.marks');
  if (new Set([...rows, ...columns]).size < rows.length + columns.length) throw malformed('layout.columns');
  if (new Set(values).size < values.length) throw malformed('layout.values');
}

/** Throws 500 for an element that the report does not have. */
export function knownLayout({ dimensions, measures }: ReportDefinition, layout: Layout): KnownLayout {
  layout.marks.forEach(({ measure }) => findElement(measures, measure));
  const dimensionsIn = (codes: readonly string[]) => codes.map((code) => findElement(dimensions, code));
  return {
    rows: dimensionsIn(layout.rows),
    columns: dimensionsIn(layout.columns),
    values: layout.values.map((code): Measure => findElement(measures, code)),
    marks: layout.marks,
  };
}

/** Whether the report has all elements of a layout. */
export const fits = ({ dimensions, measures }: ReportDefinition, { rows, columns, values, marks }: Layout): boolean => {
  const known: readonly string[] = [...dimensions, ...measures];
  return [...rows, ...columns, ...values, ...marks.map(({ measure }) => measure)].every((code) => known.includes(code));
};
