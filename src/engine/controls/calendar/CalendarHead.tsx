import { usePage } from '../../react/pageContext';
import button from '../button/button.module.css';
import { Icon } from '@/ui/Icon';
import styles from './calendar.module.css';

interface CalendarHeadProps {
  title: string;
  month: string;
  onMove(by: number): void;
  onToday(): void;
}

export function CalendarHead({ title, month, onMove, onToday }: CalendarHeadProps) {
  const page = usePage();
  const name = new Intl.DateTimeFormat(page.host.translation.get().language, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
  return (
    <header className={styles.head}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <button
        type="button"
        className={styles.move}
        aria-label={page.host.t('engine.calendar.previous')}
        onClick={() => onMove(-1)}
      >
        <Icon name="previous" />
      </button>
      <span className={styles.month} aria-live="polite">
        {name}
      </span>
      <button
        type="button"
        className={styles.move}
        aria-label={page.host.t('engine.calendar.next')}
        onClick={() => onMove(1)}
      >
        <Icon name="next" />
      </button>
      <button type="button" className={button.button} onClick={onToday}>
        {page.host.t('engine.calendar.today')}
      </button>
    </header>
  );
}
