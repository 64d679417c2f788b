import { usePage } from '../../react/pageContext';
import styles from './calendar.module.css';
import { DayCell } from './DayCell';
import { monthOf } from './days';
import type { CalendarEvent } from './useEvents';

interface MonthTableProps {
  weeks: readonly (readonly string[])[];
  month: string;
  today: string;
  /** The day that Tab leads to. */
  focusDay: string;
  byDay: ReadonlyMap<string, readonly CalendarEvent[]>;
  idOf(day: string): string;
  onFocus(day: string): void;
  onClick?(day: string, event?: CalendarEvent): void;
}

const NONE: readonly CalendarEvent[] = [];

export function MonthTable({ weeks, month, today, focusDay, byDay, idOf, onFocus, onClick }: MonthTableProps) {
  const page = usePage();
  const weekday = new Intl.DateTimeFormat(page.host.translation.get().language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <table className={styles.table} aria-label={month}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekday.format(new Date(`${day}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-outside={monthOf(day) !== month || undefined}
                data-today={day === today || undefined}
                aria-current={day === today ? 'date' : undefined}
              >
                <DayCell
                  id={idOf(day)}
                  day={day}
                  isTabStop={day === focusDay}
                  events={byDay.get(day) ?? NONE}
                  onFocus={() => onFocus(day)}
                  onClick={onClick}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
