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
  key: readonly string[];
}

/** The texts of members by their dimension and key. */
type MemberTexts = Map<string, Map<string, string>>;

/** The members below a node with their subtotals, each subtotal after its members. Adds their texts to `texts`. */
function linesBelow(
  { node, key }: Line,
  dimensions: readonly Dimension[],
  members: Members,
  texts: MemberTexts,
  figureOf: ((node: AxisNode) => Figure) | undefined,
): Line[] {
  const [dimension, ...others] = dimensions;
  if (!dimension) return [{ node, key }];
  const known = texts.get(dimension) ?? new Map<string, string>();
  texts.set(dimension, known);
  const below = orderMembers(node.children.values(), dimension, members, figureOf);
  const lines = below.flatMap(({ node: child, text }) => {
    known.set(child.key, text);
    return linesBelow({ node: child, key: [...key, child.key] }, others, members, texts, figureOf);
  });
  return [...lines, { node, key }];
}

/** A cross table with the subtotals of every level. Rows are ordered by the main measure, columns by their own order. */
export function pivotTable(
  cube: Cube,
  layout: KnownLayout,
  members: Members,
): Pick<PivotTable, 'rowKeys' | 'columnKeys' | 'members' | 'cells'> {
  const total = cube.cellAt(cube.rows, cube.columns);
  if (!total) return { rowKeys: [], columnKeys: [], members: new Map(), cells: [] };
  const main = MEASURE[mainMeasure(layout)];
  const mainOf = (node: AxisNode): Figure => {
    const cell = cube.cellAt(node, cube.columns);
    return cell ? main.valueOf(cell, total) : null;
  };
  const texts: MemberTexts = new Map();
  const rows = linesBelow({ node: cube.rows, key: [] }, layout.rows, members, texts, mainOf);
  const columns = linesBelow({ node: cube.columns, key: [] }, layout.columns, members, texts, undefined);
  const measures = layout.values.map((code) => MEASURE[code]);
  return {
    rowKeys: rows.map(({ key }) => key),
    columnKeys: columns.map(({ key }) => key),
    members: texts,
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
