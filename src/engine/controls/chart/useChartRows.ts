import { record, string, unknown } from 'valibot';
import type { RowValues } from '../../expressions/scope';
import type { ControlModel } from '../../model/controlModel';
import { badAnswer } from '../../model/rowsAnswer';
import { isRowList } from '../../model/tableState';
import { useWatched } from '../../react/useWatched';
import { rowsIn } from '../shared/rowsIn';
import { useRecordFault } from '../shared/useRecordFault';
import { useRows } from '../shared/useRows';
import type { RowsState } from '../shared/useRows';

const Row = record(string(), unknown());

/** Rows of a chart: its value, or what its source answers. */
export function useChartRows(control: ControlModel<'chart'>): RowsState<RowValues> {
  const value = useWatched(control, () => control.value());
  const read = useRows<RowValues>(control, Row);
  const readAgain = useRecordFault(control, isRowList);
  if (control.props.source) return read;
  return readAgain ? { error: badAnswer(control), retry: readAgain } : { ...read, rows: rowsIn(value) };
}
