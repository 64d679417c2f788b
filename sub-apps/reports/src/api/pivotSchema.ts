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

/** A member for each dimension; undefined where one cannot be read, because a shorter key is a subtotal. */
function keyOf(key: unknown): readonly string[] | undefined {
  if (!Array.isArray(key)) return undefined;
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
  rowkeys: readonly unknown[];
  columnkeys: readonly unknown[];
  cells: readonly unknown[];
}

/**
 * Keys and cells in one pass without a schema for each: there may be hundreds of thousands. A cell that is no figure is
 * missing, a row or column without a key is left out with its cells; `faults` counts both.
 */
function readGrid({ rowkeys, columnkeys, cells }: WirePivot, valueCount: number) {
  let faults = 0;
  const row = (place: number): readonly (number | null)[] => {
    const given = cells[place];
    if (!Array.isArray(given)) {
      faults += 1;
      return [];
    }
    if (given.every(isCell)) return given;
    return given.map((cell: unknown) => {
      const figure = figureOf(cell);
      if (figure === null && cell !== null) faults += 1;
      return figure;
    });
  };
  const [rowKeys, columnKeys] = [rowkeys.map(keyOf), columnkeys.map(keyOf)];
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
  transform(({ rows, columns, values, members, ...wire }): { pivot: PivotData; faults: number } => {
    const { faults, ...grid } = readGrid(wire, values.length);
    return { pivot: { rows, columns, values, members, ...grid }, faults };
  }),
);
