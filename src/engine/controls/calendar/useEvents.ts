import { record, string, unknown } from 'valibot';
import type { RowValues } from '../../expressions/scope';
import type { ControlModel } from '../../model/controlModel';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { rowsIn } from '../shared/rowsIn';
import { useRows } from '../shared/useRows';
import { dayOfValue } from './days';

const Row = record(string(), unknown());

export interface CalendarEvent {
  readonly day: string;
  readonly text: string;
  readonly row: RowValues;
}

/** Events of the days from `first` to `last`, by day; rows without a day are left out. */
export function useEvents(control: ControlModel<'calendar'>, first: string, last: string) {
  const { source, datefield = 'date', textfield = 'text' } = control.props;
  const value = useWatched(control, () => control.value());
  const { rows, error, retry } = useRows<RowValues>(control, Row, { __begindate: first, __enddate: last });
  const byDay = new Map<string, CalendarEvent[]>();
  for (const row of source ? (rows ?? []) : rowsIn(value)) {
    const day = dayOfValue(row[datefield]);
    if (day !== undefined)
      byDay.set(day, [...(byDay.get(day) ?? []), { day, text: plainText(row[textfield]) || '—', row }]);
  }
  return { byDay, isLoading: source !== undefined && rows === undefined && !error, error, retry };
}
