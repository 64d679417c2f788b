import { formatNumber } from '@/common/money/format';
import type { ChartData } from './chartData';
import styles from './chart.module.css';

interface ChartTableProps {
  data: ChartData;
  name: string;
  /** What the first column is called. */
  heading: string;
}

/** The same numbers to read. */
export function ChartTable({ data: { categories, series }, name, heading }: ChartTableProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={name}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {series.map(({ title }, index) => (
              <th key={index} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, row) => (
            <tr key={row}>
              <th scope="row">{category}</th>
              {series.map(({ values }, index) => (
                <td key={index}>{formatNumber(values[row] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
