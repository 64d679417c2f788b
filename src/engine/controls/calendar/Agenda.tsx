import styles from './calendar.module.css';
import { EventText } from './EventText';
import type { CalendarEvent } from './useEvents';

interface AgendaProps {
  days: readonly string[];
  byDay: ReadonlyMap<string, readonly CalendarEvent[]>;
  onClick?(day: string, event: CalendarEvent): void;
}

/** The events as a list, where a screen is too narrow for texts in the days. */
export function Agenda({ days, byDay, onClick }: AgendaProps) {
  const used = days.filter((day) => byDay.has(day));
  return (
    <ul className={styles.agenda}>
      {used.flatMap((day) =>
        (byDay.get(day) ?? []).map((event, index) => (
          <li key={`${day}-${index}`}>
            <time dateTime={day}>{day.slice(5)}</time>
            <EventText event={event} onClick={onClick} />
          </li>
        )),
      )}
    </ul>
  );
}
