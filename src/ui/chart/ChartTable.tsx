import { LinkButton } from '../Button';
import type { ChartData } from './chartData';
import { numberText } from './numberText';
import styles from './chart.module.css';

interface ChartTableProps {
  data: ChartData;
  name: string;
  /** What the first column is called. */
  heading: string;
  onSelect?: ((category: number) => void) | undefined;
}

/** The same numbers to read. */
export function ChartTable({ data: { categories, series }, name, heading, onSelect }: ChartTableProps) {
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
              <th scope="row">
                {onSelect ? <LinkButton onClick={() => onSelect(row)}>{category}</LinkButton> : category}
              </th>
              {series.map((one, index) => (
                <td key={index}>{numberText(one.values[row] ?? 0, one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
