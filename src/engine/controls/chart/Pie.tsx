import { formatNumber } from '@/common/money/format';
import { COLOURS } from './Legend';
import type { ChartData } from './chartData';
import { slicesOf } from './scale';
import styles from './chart.module.css';

const RADIUS = 100;

/** The first series as shares of a whole. */
export function Pie({ data: { categories, series } }: { data: ChartData }) {
  const values = series[0]?.values ?? [];
  return (
    <svg className={styles.pie} viewBox="-102 -102 204 204" aria-hidden="true">
      {slicesOf(values, RADIUS).map(
        (path, index) =>
          path && (
            <path key={index} d={path} data-series={index % COLOURS}>
              <title>{`${categories[index]}: ${formatNumber(values[index] ?? 0)}`}</title>
            </path>
          ),
      )}
    </svg>
  );
}
