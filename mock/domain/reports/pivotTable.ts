import type { AxisNode, Cube } from './cube';
import type { Dimension } from './dimensions';
import type { KnownLayout } from './layout';
import { mainMeasure } from './layout';
import { MEASURE } from './measures';
import type { Members } from './members';
import { orderMembers } from './orderMembers';
import type { Figure, PivotTable } from './tables';

interface Line {
  node: AxisNode;
  texts: readonly string[];
}

/** The members below a node with their subtotals, each subtotal after its members. */
function linesBelow(
  node: AxisNode,
  dimensions: readonly Dimension[],
  texts: readonly string[],
  members: Members,
  figureOf: ((node: AxisNode) => Figure) | undefined,
): Line[] {
  const [dimension, ...others] = dimensions;
  const below = dimension ? orderMembers(node.children.values(), dimension, members, figureOf) : [];
  return [
    ...below.flatMap((child) => linesBelow(child.node, others, [...texts, child.text], members, figureOf)),
    { node, texts },
  ];
}

/** A cross table with the subtotals of every level. Rows are ordered by the main measure, columns by their own order. */
export function pivotTable(
  cube: Cube,
  layout: KnownLayout,
  members: Members,
): Pick<PivotTable, 'rowKeys' | 'columnKeys' | 'cells'> {
  const total = cube.cellAt(cube.rows, cube.columns);
  if (!total) return { rowKeys: [], columnKeys: [], cells: [] };
  const main = MEASURE[mainMeasure(layout)];
  const mainOf = (node: AxisNode): Figure => {
    const cell = cube.cellAt(node, cube.columns);
    return cell ? main.valueOf(cell, total) : null;
  };
  const rows = linesBelow(cube.rows, layout.rows, [], members, mainOf);
  const columns = linesBelow(cube.columns, layout.columns, [], members, undefined);
  const measures = layout.values.map((code) => MEASURE[code]);
  return {
    rowKeys: rows.map(({ texts }) => texts),
    columnKeys: columns.map(({ texts }) => texts),
    // Plain loops: there may be a million cells.
    cells: rows.map((row) => {
      const figures: Figure[] = [];
      for (const column of columns) {
        const cell = cube.cellAt(row.node, column.node);
        for (const measure of measures) figures.push(cell ? measure.valueOf(cell, total) : null);
      }
      return figures;
    }),
  };
}
