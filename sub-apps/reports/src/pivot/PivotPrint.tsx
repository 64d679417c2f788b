import { LANGUAGES } from '@atrium/common/languages';
import { useLanguage, useT } from '@atrium/portal/sdk';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { PivotData } from '../api/report';
import type { PivotSorting } from './model/orderRows';
import { pivotTable, wholeRange } from './model/pivotTable';
import { pivotTexts } from './model/pivotTexts';
import { pivotModel, pivotSource } from './pivotModel';

/** More rows belong into an export. */
const MOST_ROWS = 2_000;
/** Cells that are laid out at once, in a few hundredths of a second. */
const BATCH_CELLS = 600;
const NOTHING_FOLDED: ReadonlySet<string> = new Set();

interface Props {
  data: PivotData;
  sorting?: PivotSorting | undefined;
}

/**
 * A cross table on paper, unfolded, with its headers repeated in each row. The marks are those of `portal.print`: heads
 * are repeated on each sheet, and rows come in batches that are hidden until they are laid out.
 */
export function PivotPrint({ data, sorting }: Props) {
  const t = useT();
  const { tag } = LANGUAGES[useLanguage()];
  const { head, rows, leftOut } = useMemo(() => {
    const view = { foldedRows: NOTHING_FOLDED, foldedColumns: NOTHING_FOLDED, showSubtotals: true };
    const model = pivotModel(pivotSource(data), { ...view, sorting, language: tag });
    const range = wholeRange(model);
    const table = pivotTable(model, pivotTexts(t), { ...range, rowEnd: Math.min(range.rowEnd, MOST_ROWS - 1) });
    return { ...table, leftOut: Math.max(0, model.rows.items.length - MOST_ROWS) };
  }, [data, sorting, t, tag]);
  const columnCount = head[0]?.length ?? 0;
  const textColumns = data.rows.length;
  const batchRows = Math.max(1, Math.floor(BATCH_CELLS / Math.max(1, columnCount)));
  const batches = Array.from({ length: Math.ceil(rows.length / batchRows) }, (_, index) =>
    rows.slice(index * batchRows, (index + 1) * batchRows),
  );
  return (
    <>
      {leftOut > 0 && (
        <div data-paper="head" data-scope>
          {t('reports.pivot.printed.leftOut', { count: leftOut })}
        </div>
      )}
      <div data-table>
        <Grid columnCount={columnCount}>
          <thead>
            {head.map((line, level) => (
              <tr key={level}>
                {line.map((text, column) => (
                  <th key={column}>{text}</th>
                ))}
              </tr>
            ))}
          </thead>
        </Grid>
        {batches.map((batch, index) => (
          <div key={index} data-batch hidden>
            <Grid columnCount={columnCount}>
              <tbody>
                {batch.map((line, row) => (
                  <tr key={row} data-paper="row">
                    {line.map((text, column) => (
                      <td key={column} data-numeric={column >= textColumns || undefined}>
                        {text}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Grid>
          </div>
        ))}
      </div>
    </>
  );
}

function Grid({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <table>
      <colgroup>
        {Array.from({ length: columnCount }, (_, index) => (
          <col key={index} style={{ width: `${100 / columnCount}%` }} />
        ))}
      </colgroup>
      {children}
    </table>
  );
}
