import { useState } from 'react';
import { usePage } from '../../react/pageContext';
import styles from './calendar.module.css';
import { EventText } from './EventText';
import type { CalendarEvent } from './useEvents';

/** Events that a day shows before it is asked for all. */
const SHOWN_EVENTS = 3;

interface DayCellProps {
  id: string;
  day: string;
  isTabStop: boolean;
  events: readonly CalendarEvent[];
  onFocus(): void;
  onClick?(day: string, event?: CalendarEvent): void;
}

export function DayCell({ id, day, isTabStop, events, onFocus, onClick }: DayCellProps) {
  const page = usePage();
  const [isWhole, setWhole] = useState(false);
  const number = Number(day.slice(8));
  const shown = isWhole || events.length <= SHOWN_EVENTS ? events : events.slice(0, SHOWN_EVENTS - 1);
  const rest = events.length - shown.length;
  return (
    <>
      {onClick ? (
        <button
          type="button"
          id={id}
          className={styles.day}
          tabIndex={isTabStop ? 0 : -1}
          onFocus={onFocus}
          onClick={() => onClick(day)}
        >
          <span aria-hidden="true">{number}</span>
          <span className={styles.spoken}>{page.host.t('engine.calendar.day', { day, count: events.length })}</span>
        </button>
      ) : (
        <time className={styles.day} dateTime={day}>
          {number}
        </time>
      )}
      {events.length > 0 && <span className={styles.dot} aria-hidden="true" />}
      {events.length > 0 && (
        <ul className={styles.events}>
          {shown.map((event, index) => (
            <li key={index}>
              <EventText event={event} onClick={onClick} />
            </li>
          ))}
          {rest > 0 && (
            <li>
              <button type="button" className={styles.more} onClick={() => setWhole(true)}>
                {page.host.t('engine.calendar.more', { count: rest })}
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
