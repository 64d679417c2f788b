import { textWidthPx } from '@atrium/common/textWidth';
import { figureText } from '../../figures/figureText';
import type { PivotData } from '../../api/report';

/** Rows whose figures are measured for columns without a fixed number of decimals. */
const SAMPLED_ROWS = 50;

/** The type of the table, and of its totals and headers. */
const TYPE_PX = 13;

/** About as wide as a figure or a header is, in bold as well. */
export const cellTextPx = (text: string): number => textWidthPx(text, TYPE_PX, 'bold');

/** What the figures of an answer need: by index of the cell in a row. */
export interface FigureSizes {
  /** The width of the longest figure of each column, in pixels. */
  readonly widthsPx: readonly number[];
  /** The largest amount of each measure among the figures that are no totals, for bars. */
  readonly largest: readonly number[];
}

/** Reads an answer once. The longest figures of a column are its smallest and its largest one. */
export function figureSizes({ rows, columns, values, rowKeys, columnKeys, cells }: PivotData): FigureSizes {
  const count = values.length;
  const cellCount = columnKeys.length * count;
  const [smallest, greatest] = [new Float64Array(cellCount), new Float64Array(cellCount)];
  const largest = values.map(() => 0);
  const isLeafColumn = columnKeys.map((key) => key.length === columns.length);
  cells.forEach((line, row) => {
    const isLeafRow = rowKeys[row]?.length === rows.length;
    for (let cell = 0; cell < cellCount; cell += 1) {
      const figure = line[cell] ?? 0;
      if (figure > (greatest[cell] ?? 0)) greatest[cell] = figure;
      else if (figure < (smallest[cell] ?? 0)) smallest[cell] = figure;
      if (!isLeafRow || !isLeafColumn[Math.floor(cell / count)]) continue;
      const value = cell % count;
      if (Math.abs(figure) > (largest[value] ?? 0)) largest[value] = Math.abs(figure);
    }
  });
  const widthsPx = Array.from({ length: cellCount }, (_, cell) => {
    const value = values[cell % count];
    if (!value) return 0;
    const hasAnyDecimals = value.type === 'number' && value.decimals === undefined;
    const sample = hasAnyDecimals ? cells.slice(0, SAMPLED_ROWS).map((line) => line[cell] ?? 0) : [];
    const longest = [smallest[cell] ?? 0, greatest[cell] ?? 0, ...sample];
    return Math.max(...longest.map((figure) => cellTextPx(figureText(figure, value))));
  });
  return { widthsPx, largest };
}
