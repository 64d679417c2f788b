import styles from './calendar.module.css';
import type { CalendarEvent } from './useEvents';

interface EventTextProps {
  event: CalendarEvent;
  onClick?(day: string, event: CalendarEvent): void;
}

export function EventText({ event, onClick }: EventTextProps) {
  if (!onClick)
    return (
      <span className={styles.event} title={event.text}>
        {event.text}
      </span>
    );
  return (
    <button type="button" className={styles.event} title={event.text} onClick={() => onClick(event.day, event)}>
      {event.text}
    </button>
  );
}
