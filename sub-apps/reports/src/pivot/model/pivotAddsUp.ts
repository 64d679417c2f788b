import type { PivotData, ReportColumn } from '../../api/report';
import { CheckedSum, mayAddUp } from '../../figures/CheckedSum';
import { pathId } from './axisTree';

/** A total, and the members and subtotals next below it, as places of their keys. */
type Total = readonly [place: number, parts: readonly number[]];

function totalsOf(keys: PivotData['rowKeys']): readonly Total[] {
  const places = new Map(keys.map((key, place) => [pathId(key), place]));
  const parts = new Map<number, number[]>();
  keys.forEach((key, place) => {
    for (let length = key.length - 1; length >= 0; length -= 1) {
      const total = places.get(pathId(key.slice(0, length)));
      if (total === undefined) continue;
      const known = parts.get(total);
      if (known) known.push(place);
      else parts.set(total, [place]);
      break;
    }
  });
  return [...parts];
}

/** Compares every total of rows and of columns with the sum of its parts; a total that is missing says nothing. */
function compareTotals({ values, rowKeys, columnKeys, cells }: PivotData, value: number): boolean {
  const count = values.length;
  // Plain loops: there may be a million cells.
  const agreesAcross = (line: PivotData['cells'][number], [place, parts]: Total): boolean => {
    const total = line[place * count + value] ?? null;
    if (total === null) return true;
    const sum = new CheckedSum();
    for (const part of parts) sum.add(line[part * count + value] ?? 0);
    return sum.compare(total) === 0;
  };
  const agreesDown = ([place, parts]: Total): boolean =>
    columnKeys.every((_, column) => {
      const cell = column * count + value;
      const total = cells[place]?.[cell] ?? null;
      if (total === null) return true;
      const sum = new CheckedSum();
      for (const part of parts) sum.add(cells[part]?.[cell] ?? 0);
      return sum.compare(total) === 0;
    });
  const columnTotals = totalsOf(columnKeys);
  return (
    totalsOf(rowKeys).every(agreesDown) &&
    cells.every((line) => columnTotals.every((total) => agreesAcross(line, total)))
  );
}

const compared = new WeakMap<PivotData, Map<ReportColumn, boolean>>();

/**
 * Whether the figures of a measure add up to the server's totals, on both axes: those of averages, and of counts of
 * different things, do not. Compared once for each answer; without any total there is nothing that speaks against it.
 */
export function pivotAddsUp(data: PivotData, measure: ReportColumn): boolean {
  if (!mayAddUp(measure)) return false;
  const ofAnswer = compared.get(data) ?? new Map<ReportColumn, boolean>();
  compared.set(data, ofAnswer);
  const isSum = ofAnswer.get(measure) ?? compareTotals(data, data.values.indexOf(measure));
  ofAnswer.set(measure, isSum);
  return isSum;
}
