import { array, fallback, object, optional, pipe, transform, unknown } from 'valibot';
import { numberOf } from '../figures/figureText';
import { columnSchema } from './columnSchema';
import { membersSchema } from './pivotMembers';
import type { PivotData, ReportColumn } from './report';

/** Stands for a column that cannot be read: left out it would shift the cells of those after it. */
const UNKNOWN_COLUMN: ReportColumn = {
  code: '',
  title: '',
  type: 'text',
  decimals: undefined,
  isComparison: false,
  canDrill: false,
};
const columnsSchema = array(fallback(columnSchema, UNKNOWN_COLUMN));

const partOf = (part: unknown) =>
  part === null ? '' : typeof part === 'string' ? part : typeof part === 'number' ? String(part) : undefined;

/** A member for each dimension at most; undefined where one cannot be read, because a shorter key is a subtotal. */
function keyOf(key: unknown, dimensionCount: number): readonly string[] | undefined {
  if (!Array.isArray(key) || key.length > dimensionCount) return undefined;
  const parts = key.map(partOf);
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

const figureOf = (cell: unknown) =>
  typeof cell === 'number' || typeof cell === 'string' ? (numberOf(cell) ?? null) : null;
const isCell = (cell: unknown): cell is number | null =>
  cell === null || (typeof cell === 'number' && numberOf(cell) !== undefined);

/** The places of the keys that can be read. */
const placesOf = (keys: readonly (readonly string[] | undefined)[]) =>
  keys.flatMap((key, place) => (key === undefined ? [] : [place]));

interface WirePivot {
  rows: readonly ReportColumn[];
  columns: readonly ReportColumn[];
  values: readonly ReportColumn[];
  rowkeys: readonly unknown[];
  columnkeys: readonly unknown[];
  cells: readonly unknown[];
}

/**
 * Keys and cells in one pass without a schema for each: there may be hundreds of thousands. A cell that is no figure is
 * missing, a row or column without a key is left out with its cells; `faults` counts both, and cells that a row has too
 * few or too many.
 */
function readGrid({ rows: rowDimensions, columns: columnDimensions, values, rowkeys, columnkeys, cells }: WirePivot) {
  const valueCount = values.length;
  const width = columnkeys.length * valueCount;
  let faults = Math.max(0, cells.length - rowkeys.length);
  const row = (place: number): readonly (number | null)[] => {
    const given = cells[place];
    if (!Array.isArray(given)) {
      faults += 1;
      return [];
    }
    faults += Math.abs(given.length - width);
    if (given.every(isCell)) return given;
    return given.map((cell: unknown) => {
      const figure = figureOf(cell);
      if (figure === null && cell !== null) faults += 1;
      return figure;
    });
  };
  const rowKeys = rowkeys.map((key) => keyOf(key, rowDimensions.length));
  const columnKeys = columnkeys.map((key) => keyOf(key, columnDimensions.length));
  const [rowPlaces, columnPlaces] = [placesOf(rowKeys), placesOf(columnKeys)];
  const isWhole = columnPlaces.length === columnKeys.length;
  const pick = (figures: readonly (number | null)[]) =>
    columnPlaces.flatMap((place) =>
      Array.from({ length: valueCount }, (_, value) => figures[place * valueCount + value] ?? null),
    );
  const rows = rowPlaces.map(row);
  faults += rowKeys.length - rowPlaces.length + columnKeys.length - columnPlaces.length;
  return {
    rowKeys: rowKeys.filter((key) => key !== undefined),
    columnKeys: columnKeys.filter((key) => key !== undefined),
    cells: isWhole ? rows : rows.map(pick),
    faults,
  };
}

/** A cross table, and how much of it could not be read. */
export const pivotSchema = pipe(
  object({
    rows: columnsSchema,
    columns: columnsSchema,
    values: columnsSchema,
    rowkeys: array(unknown()),
    columnkeys: array(unknown()),
    members: optional(membersSchema, {}),
    cells: array(unknown()),
  }),
  transform((wire): { pivot: PivotData; faults: number } => {
    const { rows, columns, values, members } = wire;
    const { faults, ...grid } = readGrid(wire);
    return { pivot: { rows, columns, values, members, ...grid }, faults };
  }),
);
