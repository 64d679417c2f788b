import type { Translate } from './chartData';
import { Swatch } from './Swatch';
import type { Drawing } from './Swatch';
import type { ShownSeries } from './shownSeries';
import styles from './legend.module.css';

/** So many entries can still be looked through. */
const MOST_ENTRIES = 24;

export interface LegendEntry {
  readonly name: string;
  readonly drawing: Drawing;
}

interface LegendProps extends ShownSeries {
  entries: readonly LegendEntry[];
  t: Translate;
}

/** What the colours and marks mean, as buttons that hide and show what they stand for. */
export function Legend({ entries, shown, toggle, t }: LegendProps) {
  const isAlone = shown.filter(Boolean).length === 1;
  return (
    <ul className={styles.legend} aria-label={t('ui.chart.legend')}>
      {entries.slice(0, MOST_ENTRIES).map(({ name, drawing }, index) => {
        const isLast = isAlone && shown[index] === true;
        const content = (
          <>
            <Swatch series={index} drawing={drawing} />
            <span className={styles.name}>{name}</span>
          </>
        );
        return (
          <li key={index} data-entry={shown[index] ? name : undefined}>
            {entries.length === 1 ? (
              content
            ) : (
              <button
                type="button"
                aria-pressed={shown[index] === true}
                aria-disabled={isLast || undefined}
                title={isLast ? t('ui.chart.last') : name}
                onClick={() => toggle(index)}
              >
                {content}
              </button>
            )}
          </li>
        );
      })}
      {entries.length > MOST_ENTRIES && <li>{t('ui.chart.more', { count: entries.length - MOST_ENTRIES })}</li>}
    </ul>
  );
}
