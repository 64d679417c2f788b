import { numberText } from './chartData';
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
              {series.map(({ values, format }, index) => (
                <td key={index}>{numberText(values[row] ?? 0, format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
