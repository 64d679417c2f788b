import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { ReadProblem } from '../shared/ReadProblem';
import { Agenda } from './Agenda';
import styles from './calendar.module.css';
import { CalendarHead } from './CalendarHead';
import { dayAfterKey, dayOfMoment, monthOf, shiftMonth, weeksOf } from './days';
import { MonthTable } from './MonthTable';
import { useEvents } from './useEvents';
import type { CalendarEvent } from './useEvents';

const MONTH_KEYS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** A month and its events. */
export function CalendarBlock({ control }: { control: ControlModel<'calendar'> }) {
  const page = usePage();
  const [today] = useState(() => dayOfMoment(new Date()));
  const [month, setMonth] = useState(control.props.month ?? monthOf(today));
  const [focusDay, setFocusDay] = useState(monthOf(today) === month ? today : `${month}-01`);
  const title = useWatched(control, () => control.title());
  const weeks = weeksOf(month);
  const { byDay, isLoading, error, retry } = useEvents(control, weeks[0]?.[0] ?? '', weeks.at(-1)?.at(-1) ?? '');
  const click = control.node.events.onclicked;
  const handleClick =
    click &&
    ((day: string, event?: CalendarEvent) => {
      void page.events.click(`${click.path} ${day} ${event?.text ?? ''}`, click, {
        control: control.control,
        record: event?.row,
        payload: { date: day, row: event?.row },
      });
    });
  const goTo = (day: string) => {
    setMonth(monthOf(day));
    setFocusDay(day);
  };
  const idOf = (day: string) => `${control.id}-${day}`;
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = MONTH_KEYS[event.key];
    const isOnDay = document.activeElement?.id === idOf(focusDay);
    const day =
      by === undefined ? (isOnDay ? dayAfterKey(event.key, focusDay) : undefined) : `${shiftMonth(month, by)}-01`;
    if (day === undefined) return;
    event.preventDefault();
    flushSync(() => goTo(day));
    if (isOnDay) document.getElementById(idOf(day))?.focus();
  };
  return (
    <section
      className={styles.calendar}
      aria-label={title || undefined}
      aria-busy={isLoading || undefined}
      onKeyDown={handleKeyDown}
    >
      <CalendarHead
        title={title}
        month={month}
        onMove={(by) => goTo(`${shiftMonth(month, by)}-01`)}
        onToday={() => goTo(today)}
      />
      {error && <ReadProblem error={error} isLine onRetry={retry} />}
      <MonthTable
        weeks={weeks}
        month={month}
        today={today}
        focusDay={focusDay}
        byDay={byDay}
        idOf={idOf}
        onFocus={setFocusDay}
        onClick={handleClick}
      />
      <Agenda days={weeks.flat().filter((day) => monthOf(day) === month)} byDay={byDay} onClick={handleClick} />
    </section>
  );
}
