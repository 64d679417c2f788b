import { usePage } from '../../react/pageContext';
import { seriesColor } from './seriesColor';
import type { ShownSeries } from './useShownSeries';
import styles from './chart.module.css';

/** So many entries can still be looked through. */
const MOST_ENTRIES = 24;

interface LegendProps extends ShownSeries {
  names: readonly string[];
}

/** What the colours mean, as buttons that hide and show what they stand for. */
export function Legend({ names, shown, toggle }: LegendProps) {
  const { t } = usePage().host;
  const isAlone = shown.filter(Boolean).length === 1;
  return (
    <ul className={styles.legend} aria-label={t('engine.chart.legend')}>
      {names.slice(0, MOST_ENTRIES).map((name, index) => {
        const isLast = isAlone && shown[index] === true;
        const content = (
          <>
            <span className={styles.swatch} style={{ color: seriesColor(index) }} />
            <span className={styles.name}>{name}</span>
          </>
        );
        return (
          <li key={index}>
            {names.length === 1 ? (
              content
            ) : (
              <button
                type="button"
                aria-pressed={shown[index] === true}
                aria-disabled={isLast || undefined}
                title={isLast ? t('engine.chart.last') : name}
                onClick={() => toggle(index)}
              >
                {content}
              </button>
            )}
          </li>
        );
      })}
      {names.length > MOST_ENTRIES && <li>{t('engine.chart.more', { count: names.length - MOST_ENTRIES })}</li>}
    </ul>
  );
}
